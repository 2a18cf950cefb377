import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { flowLoader } from '#app/studio/flows/flow.server';
import { FlowView } from '#app/studio/flows/flow-view';
import { toTitle } from '#app/studio/to-title';

/** Where visitors leave a flow. */
export const loader = (args: LoaderFunctionArgs) => flowLoader(args);
export const meta: MetaFunction<typeof loader> = ({ data }) => toTitle(data?.label ?? null);

export default function Flow() {
  return <FlowView {...useLoaderData<typeof loader>()} />;
}
