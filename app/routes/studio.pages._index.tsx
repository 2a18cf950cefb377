import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pagesLoader } from '#app/studio/pages/pages.server';
import { PagesView } from '#app/studio/pages/pages-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** The pages of the site. */
export const loader = (args: LoaderFunctionArgs) => pagesLoader(args);
export const meta: MetaFunction = () => toTitle(studioTexts('pages')('title'));

export default function Pages() {
  return <PagesView {...useLoaderData<typeof loader>()} />;
}
