import type { ActionFunctionArgs } from '@remix-run/node';
import { uploadMedia } from '#app/studio/editors/media/upload.server';

/** Takes a file into the media library, from a script. */
export const action = (args: ActionFunctionArgs) => uploadMedia(args);
