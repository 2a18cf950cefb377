import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { mediaLoader } from '#app/studio/editors/media/media.server';
import { MediaView } from '#app/studio/editors/media/media-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** The media library. */
export const loader = (args: LoaderFunctionArgs) => mediaLoader(args);
export const meta: MetaFunction = () => toTitle(studioTexts('media')('title'));

export default function Media() {
  return <MediaView {...useLoaderData<typeof loader>()} />;
}
