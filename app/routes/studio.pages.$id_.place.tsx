import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { placeAction, placeLoader } from '#app/studio/history/place/place.server';
import { PlaceView } from '#app/studio/history/place/place-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** Where a document stands, and how it is taken away. */
export const loader = (args: LoaderFunctionArgs) => placeLoader(args);
export const action = (args: ActionFunctionArgs) => placeAction(args);
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toTitle(studioTexts('place')('titled', { title: data?.head.title ?? '' }));

export default function Place() {
  return <PlaceView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
