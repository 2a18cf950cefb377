import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { peopleAction, peopleLoader } from '#app/studio/people/people.server';
import { PeopleView } from '#app/studio/people/people-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** Accounts of editors, for administrators. */
export const loader = (args: LoaderFunctionArgs) => peopleLoader(args);
export const action = (args: ActionFunctionArgs) => peopleAction(args);
export const meta: MetaFunction = () => toTitle(studioTexts('people')('title'));

export default function People() {
  return <PeopleView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
