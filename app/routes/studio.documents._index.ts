import type { LoaderFunctionArgs } from '@remix-run/node';
import { materialsIndexLoader } from '#app/studio/editors/materials/materials.server';

/** Leads to the first list of documents. */
export const loader = (args: LoaderFunctionArgs) => materialsIndexLoader(args);
