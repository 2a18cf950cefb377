import type { LoaderFunctionArgs } from '@remix-run/node';
import { flowsCsvLoader } from '#app/studio/flows/flow-csv.server';

/** The list of flows as a file. */
export const loader = (args: LoaderFunctionArgs) => flowsCsvLoader(args);
