import type { LoaderFunctionArgs } from '@remix-run/node';
import { referenceSearchLoader } from '#app/studio/editors/reference-search.server';

/** Products and facts, for texts that refer to them. */
export const loader = (args: LoaderFunctionArgs) => referenceSearchLoader(args);
