import type { LoaderFunctionArgs } from '@remix-run/node';
import { deviceLoader } from '#app/sandbox-pages/device.server';

/** Pictures of the goods of the sandbox's shop; with the real gateway there are none. */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  deviceLoader(params['name'] ?? '', context);
