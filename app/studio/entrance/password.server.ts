import { redirect, type TypedResponse } from '@remix-run/node';
import * as z from 'zod';
import { actionInput } from '../action-input.server';
import { findSession, SIGN_IN_PATH, type StudioArgs } from '../session/require-editor.server';
import { writeSessionToken } from '../session/session-cookie.server';
import { beginAttempt } from '../session/sign-in-limits.server';
import { refuseInput, studioAnswer, type ActionAnswer } from '../studio-answer.server';
import { studioTexts } from '../texts/studio-texts';
import { findPasswordFault, newPassword } from './password-rules';

const MINUTE_MS = 60_000;

const form = z.object({ current: z.string().min(1).max(1000), next: newPassword, repeat: z.string() });

export async function passwordLoader(args: StudioArgs) {
  const { editor, mustChangePassword } = await requireSession(args);
  return studioAnswer({ login: editor.login, mustChangePassword, brand: args.context.site.brand.name });
}

/** Ends every session of the account; the one that asked begins anew. */
export async function passwordAction(args: StudioArgs): Promise<TypedResponse<ActionAnswer>> {
  const t = studioTexts('entrance');
  const { editor } = await requireSession(args);
  const { env, studio, flows } = args.context.site;
  const read = await actionInput(args.request, form);
  if (!read.ok) return refuseInput(read.faults);
  const { current, next, repeat } = read.value;
  if (next !== repeat) return refuseInput({ repeat: t('notRepeated') });
  if (next === current) return refuseInput({ next: t('same') });
  const fault = findPasswordFault(next, editor.login);
  if (fault !== null) return refuseInput({ next: fault });
  // Whoever came upon an open browser guesses here as slowly as at the door.
  const guess = { login: editor.login, network: '', device: `account ${editor.id}` };
  const attempt = await beginAttempt(guess, flows.memory, env.COUNTING_SECRET);
  if (attempt.waitMs > 0) {
    const wait = t('wait', { count: Math.ceil(attempt.waitMs / MINUTE_MS) });
    return studioAnswer<ActionAnswer>({ fault: wait }, { status: 429 });
  }
  const account = await studio.accounts.verify(editor.login, current);
  if (account === null) return refuseInput({ current: t('wrongCurrent') });
  await attempt.forgive();
  await studio.accounts.setPassword(account.id, next, { mustChange: false }, editor);
  const token = await studio.sessions.start(account);
  throw redirect('/studio', { status: 303, headers: { 'Set-Cookie': writeSessionToken(token, env) } });
}

/** Open to those who must change their password before anything else: `requireEditor` leads them here. */
async function requireSession(args: StudioArgs) {
  const session = await findSession(args);
  if (session === null) throw redirect(SIGN_IN_PATH);
  return session;
}
