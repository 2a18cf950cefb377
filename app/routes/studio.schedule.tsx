import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { siteScheduleAction, siteScheduleLoader } from '#app/studio/history/schedule/site-schedule.server';
import { SiteScheduleView } from '#app/studio/history/schedule/site-schedule-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** What happens to the site by itself. */
export const loader = (args: LoaderFunctionArgs) => siteScheduleLoader(args);
export const action = (args: ActionFunctionArgs) => siteScheduleAction(args);
export const meta: MetaFunction = () => toTitle(studioTexts('plans')('title'));

export default function SiteSchedule() {
  return <SiteScheduleView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
