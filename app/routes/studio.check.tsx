import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { checkAction, checkLoader } from '#app/studio/check/check.server';
import { CheckView } from '#app/studio/check/check-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** What is wrong with what is published. */
export const loader = (args: LoaderFunctionArgs) => checkLoader(args);
export const action = (args: ActionFunctionArgs) => checkAction(args);
export const meta: MetaFunction = () => toTitle(studioTexts('check')('title'));

export default function Check() {
  return <CheckView {...useLoaderData<typeof loader>()} />;
}
