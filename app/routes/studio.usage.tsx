import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';
import { usageLoader } from '#app/studio/usage/usage.server';
import { UsageView } from '#app/studio/usage/usage-view';

/** Where something is used. */
export const loader = (args: LoaderFunctionArgs) => usageLoader(args);
export const meta: MetaFunction = () => toTitle(studioTexts('usage')('title'));

export default function Usage() {
  return <UsageView {...useLoaderData<typeof loader>()} />;
}
