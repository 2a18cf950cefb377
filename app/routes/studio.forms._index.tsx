import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formsAction, formsLoader } from '#app/studio/editors/forms/forms.server';
import { FormsView } from '#app/studio/editors/forms/forms-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** Forms from definitions. */
export const loader = (args: LoaderFunctionArgs) => formsLoader(args);
export const action = (args: ActionFunctionArgs) => formsAction(args);
export const meta: MetaFunction = () => toTitle(studioTexts('forms')('title'));

export default function Forms() {
  return <FormsView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
