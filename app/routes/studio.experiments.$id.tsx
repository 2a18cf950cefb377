import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { experimentAction, experimentLoader } from '#app/studio/experiments/experiment.server';
import { ExperimentView } from '#app/studio/experiments/experiment-view';
import { toTitle } from '#app/studio/to-title';

/** One experiment: version B while it is a draft, the results from its start on. */
export const loader = (args: LoaderFunctionArgs) => experimentLoader(args);
export const action = (args: ActionFunctionArgs) => experimentAction(args);
export const meta: MetaFunction<typeof loader> = ({ data }) => toTitle(data?.experiment.title ?? null);

export default function Experiment() {
  return <ExperimentView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
