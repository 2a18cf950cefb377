import type { LoaderFunctionArgs } from '@remix-run/node';
import { flowCsvLoader } from '#app/studio/flows/flow-csv.server';

/** The funnel of a flow as a file. */
export const loader = (args: LoaderFunctionArgs) => flowCsvLoader(args);
