import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { scheduleAction, scheduleLoader } from '#app/studio/history/schedule/schedule.server';
import { ScheduleView } from '#app/studio/history/schedule/schedule-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** What happens to a document by itself. */
export const loader = (args: LoaderFunctionArgs) => scheduleLoader(args);
export const action = (args: ActionFunctionArgs) => scheduleAction(args);
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toTitle(studioTexts('plans')('titled', { title: data?.head.title ?? '' }));

export default function Schedule() {
  return <ScheduleView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
