import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireEditor } from '#app/studio/session/require-editor.server';
import { notFound } from '#app/studio/studio-answer.server';

/** Addresses below /studio that no screen has. */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  await requireEditor(args, 'read');
  throw notFound();
}

export async function action(args: ActionFunctionArgs): Promise<never> {
  await requireEditor(args, 'read');
  throw notFound();
}

export default function NoScreen() {
  return null;
}
