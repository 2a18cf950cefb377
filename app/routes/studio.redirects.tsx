import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirectsLoader } from '#app/studio/editors/redirects/redirects.server';
import { redirectsAction } from '#app/studio/editors/redirects/redirects-action.server';
import { RedirectsView } from '#app/studio/editors/redirects/redirects-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** The table of redirects. */
export const loader = (args: LoaderFunctionArgs) => redirectsLoader(args);
export const action = (args: ActionFunctionArgs) => redirectsAction(args);
export const meta: MetaFunction = () => toTitle(studioTexts('redirects')('title'));

export default function Redirects() {
  return <RedirectsView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
