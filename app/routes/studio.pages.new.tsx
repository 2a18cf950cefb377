import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { newPageAction, newPageLoader } from '#app/studio/pages/new-page.server';
import { NewPageView } from '#app/studio/pages/new-page-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** A new page: its address, and what it begins with. */
export const loader = (args: LoaderFunctionArgs) => newPageLoader(args);
export const action = (args: ActionFunctionArgs) => newPageAction(args);
export const meta: MetaFunction = () => toTitle(studioTexts('pages')('newTitle'));

export default function NewPage() {
  return <NewPageView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
