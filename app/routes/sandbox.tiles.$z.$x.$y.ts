import type { LoaderFunctionArgs } from '@remix-run/node';
import { tileLoader } from '#app/sandbox-pages/tiles.server';

/** Tiles of the sandbox's map; with the real gateway there are none. */
export const loader = ({ params, context }: LoaderFunctionArgs) => tileLoader(params, context);
