import { redirect, type TypedResponse } from '@remix-run/node';
import * as z from 'zod';
import { toLogin } from '#cms/store/accounts/accounts';
import { actionInput } from '../action-input.server';
import { makeDeviceMark, readDevice } from '../session/device-mark.server';
import { findSession, type StudioArgs } from '../session/require-editor.server';
import {
  readDeviceMark,
  readSessionToken,
  writeDeviceMark,
  writeSessionToken,
} from '../session/session-cookie.server';
import { beginAttempt } from '../session/sign-in-limits.server';
import { studioAnswer, refuseInput, type ActionAnswer } from '../studio-answer.server';
import { studioTexts } from '../texts/studio-texts';
import { toStudioPath } from './to-studio-path';

const MINUTE_MS = 60_000;

export interface SignInAnswer extends ActionAnswer {
  /** What was typed as the login, for the form that comes back. */
  login?: string;
}

const form = z.object({
  login: z.string().min(1).max(100),
  password: z.string().min(1).max(1000),
  to: z.string().max(2000).default(''),
});

export async function signInLoader(args: StudioArgs) {
  const to = toStudioPath(new URL(args.request.url).searchParams.get('to'));
  if ((await findSession(args)) !== null) throw redirect(to);
  return studioAnswer({ to, brand: args.context.site.brand.name });
}

/** Answers a wrong password and an unknown login in the same words, and equally late. */
export async function signInAction({ request, context }: StudioArgs): Promise<TypedResponse<SignInAnswer>> {
  const t = studioTexts('entrance');
  const { site, facts } = context;
  const { env, studio } = site;
  const read = await actionInput(request, form);
  if (!read.ok) return refuseInput(read.faults);
  const { password, to } = read.value;
  const login = toLogin(read.value.login);
  const cookies = request.headers.get('cookie');
  const device = readDevice(readDeviceMark(cookies, env), login, env.SESSION_SECRETS);
  const guess = { login, network: facts.address, device };
  const attempt = await beginAttempt(guess, site.flows.memory, env.COUNTING_SECRET);
  if (attempt.waitMs > 0) {
    site.log.warn({ event: 'studio-sign-in-limited', request: facts.id });
    // The journal has one line of it in a while: a flood of guesses must not be a flood of lines.
    if (attempt.isNews) await studio.accounts.noteRefusedSignIn(login);
    const fault = t('wait', { count: Math.ceil(attempt.waitMs / MINUTE_MS) });
    const headers = { 'Retry-After': String(Math.ceil(attempt.waitMs / 1000)) };
    return studioAnswer<SignInAnswer>({ fault, login: read.value.login }, { status: 429, headers });
  }
  const account = await studio.accounts.verify(login, password);
  if (account === null) {
    site.log.warn({ event: 'studio-sign-in-refused', request: facts.id });
    await studio.accounts.noteRefusedSignIn(login);
    const typed = { login: read.value.login };
    return studioAnswer<SignInAnswer>({ ...typed, fault: t('wrong') }, { status: 400 });
  }
  await attempt.forgive();
  // What this browser held before is worth nothing any more, whoever had put it there.
  const former = readSessionToken(cookies, env);
  if (former !== null) await studio.sessions.end(former);
  const headers = new Headers();
  headers.append('Set-Cookie', writeSessionToken(await studio.sessions.start(account), env));
  if (device === null) {
    headers.append('Set-Cookie', writeDeviceMark(makeDeviceMark(login, env.SESSION_SECRET), env));
  }
  throw redirect(toStudioPath(to), { status: 303, headers });
}
