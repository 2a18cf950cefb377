import type { LoaderFunctionArgs } from '@remix-run/node';
import { mediaSearchLoader } from '#app/studio/editors/media/media.server';

/** Pictures of the media library, for pickers. */
export const loader = (args: LoaderFunctionArgs) => mediaSearchLoader(args);
