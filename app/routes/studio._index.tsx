import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { homeLoader } from '#app/studio/home/home.server';
import { HomeView } from '#app/studio/home/home-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** The first screen of the studio. */
export const loader = (args: LoaderFunctionArgs) => homeLoader(args);
export const meta: MetaFunction = () => toTitle(studioTexts('home')('title'));

export default function StudioHome() {
  return <HomeView {...useLoaderData<typeof loader>()} />;
}
