import type { LoaderFunctionArgs } from '@remix-run/node';
import { pageSearchLoader } from '#app/studio/editors/page-search.server';

/** Pages of the site, for pickers of links. */
export const loader = (args: LoaderFunctionArgs) => pageSearchLoader(args);
