import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';
import { trashAction, trashLoader } from '#app/studio/trash/trash.server';
import { TrashView } from '#app/studio/trash/trash-view';

/** What was removed, and can be brought back. */
export const loader = (args: LoaderFunctionArgs) => trashLoader(args);
export const action = (args: ActionFunctionArgs) => trashAction(args);
export const meta: MetaFunction = () => toTitle(studioTexts('place')('trash'));

export default function Trash() {
  return <TrashView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
