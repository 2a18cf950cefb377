import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireKindList } from '#cms/kinds/kind-lists';
import { newMaterialAction, newMaterialLoader } from '#app/studio/editors/materials/new-material.server';
import { NewMaterialView } from '#app/studio/editors/materials/new-material-view';
import { toTitle } from '#app/studio/to-title';

/** A new news item, promotion, question or banner. */
export const loader = (args: LoaderFunctionArgs) => newMaterialLoader(args);
export const action = (args: ActionFunctionArgs) => newMaterialAction(args);
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toTitle(data === undefined ? null : requireKindList(data.kind).words.create);

export default function NewDocument() {
  return <NewMaterialView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
