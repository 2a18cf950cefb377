import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectsCsvLoader } from '#app/studio/editors/redirects/redirects.server';

/** All redirects as a file. */
export const loader = (args: LoaderFunctionArgs) => redirectsCsvLoader(args);
