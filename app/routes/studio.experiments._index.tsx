import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { experimentsLoader } from '#app/studio/experiments/experiments.server';
import { ExperimentsView } from '#app/studio/experiments/experiments-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** Every experiment, and what is known of it. */
export const loader = (args: LoaderFunctionArgs) => experimentsLoader(args);
export const meta: MetaFunction = () => toTitle(studioTexts('experiments')('title'));

export default function Experiments() {
  return <ExperimentsView {...useLoaderData<typeof loader>()} />;
}
