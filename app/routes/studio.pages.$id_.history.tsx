import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { historyAction, historyLoader } from '#app/studio/history/revisions/history.server';
import { HistoryView } from '#app/studio/history/revisions/history-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** The versions of a document. */
export const loader = (args: LoaderFunctionArgs) => historyLoader(args);
export const action = (args: ActionFunctionArgs) => historyAction(args);
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toTitle(studioTexts('history')('titled', { title: data?.head.title ?? '' }));

export default function History() {
  return <HistoryView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
