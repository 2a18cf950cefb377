import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { layoutsLoader } from '#app/studio/editors/layouts/layouts.server';
import { LayoutsView } from '#app/studio/editors/layouts/layouts-view';
import { layoutsAction } from '#app/studio/editors/layouts/new-layout.server';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** Menus and footers. */
export const loader = (args: LoaderFunctionArgs) => layoutsLoader(args);
export const action = (args: ActionFunctionArgs) => layoutsAction(args);
export const meta: MetaFunction = () => toTitle(studioTexts('layouts')('title'));

export default function Layouts() {
  return <LayoutsView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
