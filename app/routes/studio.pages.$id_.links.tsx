import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { linksAction, linksLoader } from '#app/studio/history/links/links.server';
import { LinksView } from '#app/studio/history/links/links-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** Preview links of a page. */
export const loader = (args: LoaderFunctionArgs) => linksLoader(args);
export const action = (args: ActionFunctionArgs) => linksAction(args);
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toTitle(studioTexts('links')('titled', { title: data?.head.title ?? '' }));

export default function Links() {
  return <LinksView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
