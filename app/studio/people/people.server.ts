import type { TypedResponse } from '@remix-run/node';
import * as z from 'zod';
import type { Account, AccountChange } from '#cms/store/accounts/accounts';
import { makePassword } from '#cms/store/accounts/accounts-passwords';
import { actionInput } from '../action-input.server';
import type { Editor } from '../session/editor';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { ROLES } from '../session/rights';
import { refuseAction, refuseInput, studioAnswer, type ActionAnswer } from '../studio-answer.server';
import { studioTexts } from '../texts/studio-texts';

/** What the screen of people answers: a password is told once, to the administrator who asked for it. */
export interface PeopleAnswer extends ActionAnswer {
  given?: { login: string; password: string };
}

const LOGIN = /^[a-z0-9][a-z0-9._-]{1,39}$/;
const role = z.enum(ROLES);
const id = z.string().min(1).max(60);
const form = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('create'),
    login: z
      .string()
      .trim()
      .toLowerCase()
      .regex(LOGIN, { error: () => studioTexts('people')('loginRule') }),
    name: z.string().trim().min(1).max(100),
    role,
  }),
  z.object({ intent: z.literal('role'), id, role }),
  z.object({ intent: z.enum(['disable', 'enable', 'reset']), id }),
]);
type Change = z.output<typeof form>;

export async function peopleLoader(args: StudioArgs) {
  await requireEditor(args, 'administer');
  return studioAnswer({ people: await args.context.site.studio.accounts.list() });
}

export async function peopleAction(args: StudioArgs): Promise<TypedResponse<PeopleAnswer>> {
  const editor = await requireEditor(args, 'administer');
  const read = await actionInput(args.request, form);
  if (!read.ok) return refuseInput(read.faults);
  const change = read.value;
  return change.intent === 'create' ? create(change, editor, args) : changeAccount(change, editor, args);
}

async function create(
  { login, name, role: given }: Extract<Change, { intent: 'create' }>,
  editor: Editor,
  { context }: StudioArgs,
): Promise<TypedResponse<PeopleAnswer>> {
  const password = makePassword();
  const account = { login, name, role: given, password, mustChangePassword: true };
  const made = await context.site.studio.accounts.create(account, editor);
  if (made === 'taken') return refuseInput({ login: studioTexts('people')('loginTaken') });
  return studioAnswer<PeopleAnswer>({ given: { login, password } });
}

async function changeAccount(
  change: Exclude<Change, { intent: 'create' }>,
  editor: Editor,
  { context }: StudioArgs,
): Promise<TypedResponse<PeopleAnswer>> {
  const t = studioTexts('people');
  const { accounts } = context.site.studio;
  const account = await accounts.get(change.id);
  if (account === null) return refuseAction(t('gone'), 404);
  if (change.intent === 'reset') {
    const password = makePassword();
    await accounts.setPassword(account.id, password, { mustChange: true }, editor);
    return studioAnswer<PeopleAnswer>({ given: { login: account.login, password } });
  }
  const outcome = await apply(change, account, editor, accounts);
  if (outcome === 'missing') return refuseAction(t('gone'), 404);
  if (outcome === 'last-admin') return refuseAction(t('lastAdmin'), 409);
  return studioAnswer<PeopleAnswer>({ said: t(`done_${change.intent}`, { name: account.name }) });
}

function apply(
  change: Exclude<Change, { intent: 'create' | 'reset' }>,
  { id: accountId }: Account,
  editor: Editor,
  accounts: StudioArgs['context']['site']['studio']['accounts'],
): Promise<AccountChange> {
  if (change.intent === 'role') return accounts.changeRole(accountId, change.role, editor);
  return accounts.setDisabled(accountId, change.intent === 'disable', editor);
}
