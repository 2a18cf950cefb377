import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { materialsLoader } from '#app/studio/editors/materials/materials.server';
import { MaterialsView } from '#app/studio/editors/materials/materials-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

export const loader = (args: LoaderFunctionArgs) => materialsLoader(args, 'facts');
export const meta: MetaFunction = () => toTitle(studioTexts('materials')('title_facts'));

export default function Facts() {
  return <MaterialsView {...useLoaderData<typeof loader>()} />;
}
