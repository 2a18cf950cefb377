import type { LoaderFunctionArgs } from '@remix-run/node';
import { checkDownload } from '#app/studio/check/check.server';

/** `/studio/check.json`: the whole report. */
export const loader = (args: LoaderFunctionArgs) => checkDownload(args);
