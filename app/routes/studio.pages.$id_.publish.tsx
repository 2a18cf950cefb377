import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { publishAction, publishLoader } from '#app/studio/history/publish/publish.server';
import { PublishView } from '#app/studio/history/publish/publish-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** What publishing a document would show and change. */
export const loader = (args: LoaderFunctionArgs) => publishLoader(args);
export const action = (args: ActionFunctionArgs) => publishAction(args);
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toTitle(studioTexts('publish')('titled', { title: data?.head.title ?? '' }));

export default function Publish() {
  return <PublishView screen={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
