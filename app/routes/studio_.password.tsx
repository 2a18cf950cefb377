import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PasswordView } from '#app/studio/entrance/password-view';
import { passwordAction, passwordLoader } from '#app/studio/entrance/password.server';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** The change of one's own password: a document without scripts, also for those who must change it first. */
export const loader = (args: LoaderFunctionArgs) => passwordLoader(args);
export const action = (args: ActionFunctionArgs) => passwordAction(args);
export const meta: MetaFunction = () => toTitle(studioTexts('entrance')('passwordTitle'));

export default function Password() {
  return <PasswordView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
