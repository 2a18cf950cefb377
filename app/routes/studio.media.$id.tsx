import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { toShortName } from '#app/studio/editors/media/describe-file';
import { mediaFileAction, mediaFileLoader } from '#app/studio/editors/media/media.server';
import { MediaFileView } from '#app/studio/editors/media/media-file-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** One file of the media library. */
export const loader = (args: LoaderFunctionArgs) => mediaFileLoader(args);
export const action = (args: ActionFunctionArgs) => mediaFileAction(args);
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toTitle(data ? toShortName(data.file) : studioTexts('media')('title'));

export default function MediaFile() {
  return <MediaFileView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
