import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { SignInView } from '#app/studio/entrance/sign-in-view';
import { signInAction, signInLoader } from '#app/studio/entrance/sign-in.server';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** Signing in: a document without scripts, outside of the studio's frame. */
export const loader = (args: LoaderFunctionArgs) => signInLoader(args);
export const action = (args: ActionFunctionArgs) => signInAction(args);
/** `Retry-After` of who has to wait. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;
export const meta: MetaFunction = () => toTitle(studioTexts('entrance')('signInTitle'));

export default function SignIn() {
  return <SignInView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
