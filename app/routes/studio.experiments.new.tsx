import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { newExperimentAction, newExperimentLoader } from '#app/studio/experiments/new-experiment.server';
import { NewExperimentView } from '#app/studio/experiments/new-experiment-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** A page and its block are chosen for an experiment. */
export const loader = (args: LoaderFunctionArgs) => newExperimentLoader(args);
export const action = (args: ActionFunctionArgs) => newExperimentAction(args);
export const meta: MetaFunction = () => toTitle(studioTexts('experiments')('newTitle'));

export default function NewExperiment() {
  return <NewExperimentView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
