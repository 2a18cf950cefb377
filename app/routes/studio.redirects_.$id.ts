import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectLoader } from '#app/studio/editors/redirects/redirects.server';

/** One redirect has no screen of its own: it is changed in the table. */
export const loader = (args: LoaderFunctionArgs) => redirectLoader(args);
