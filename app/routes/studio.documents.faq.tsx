import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireKindList } from '#cms/kinds/kind-lists';
import { materialsLoader } from '#app/studio/editors/materials/materials.server';
import { MaterialsView } from '#app/studio/editors/materials/materials-view';
import { toTitle } from '#app/studio/to-title';

export const loader = (args: LoaderFunctionArgs) => materialsLoader(args, 'faq');
export const meta: MetaFunction = () => toTitle(requireKindList('faq').words.many);

export default function Faq() {
  return <MaterialsView {...useLoaderData<typeof loader>()} />;
}
