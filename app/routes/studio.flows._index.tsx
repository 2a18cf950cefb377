import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { flowsLoader } from '#app/studio/flows/flows.server';
import { FlowsView } from '#app/studio/flows/flows-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** Every flow, and how many come to its end. */
export const loader = (args: LoaderFunctionArgs) => flowsLoader(args);
export const meta: MetaFunction = () => toTitle(studioTexts('flows')('title'));

export default function Flows() {
  return <FlowsView {...useLoaderData<typeof loader>()} />;
}
