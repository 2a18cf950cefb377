// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Account, AccountAnswer } from '#app/account/account-answer';
import { BRAND } from '#schemas/brand';
import { EMPTY_LAYOUT } from '#schemas/layout';
import { Header } from '#app/shell/header';
import { eventually } from '#tests/eventually';
import { showAccount } from './show-account';

/** The account in the header of a page, as its visitor sees it come and go. */

const MAIN = { msisdn: '79261234567', shown: '+7 (926) 123 - 45 - 67', title: 'Основной' };
const TABLET = { msisdn: '79267654321', shown: '+7 (926) 765 - 43 - 21', title: 'Планшет' };
const ACCOUNT: Account = {
  name: 'Анна',
  number: MAIN,
  balance: '412,50 ₽',
  tariff: 'Для города',
  others: [TABLET],
};
const CHANGED: Account = { ...ACCOUNT, number: TABLET, balance: '80 ₽', others: [MAIN] };
const EVENTS = [
  'loaded',
  'dataLoaded',
  'changeLoaded',
  'error',
  'logoutSuccess',
  'logoutError',
  'numberChangeError',
];
const SIGNED_IN: AccountAnswer = { state: 'signed-in', account: ACCOUNT };

afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

const region = { id: '1', code: 'moscow', title: 'Москва' };

/** What the site answers, in turn; an answer that is a promise comes when it does, null is no connection. */
function open(...answers: unknown[]) {
  document.body.innerHTML = renderToStaticMarkup(
    <Header
      layout={EMPTY_LAYOUT}
      audience="b2c"
      region={region}
      regions={[]}
      brand={BRAND}
      variant="consumer"
    />,
  );
  const told: string[] = [];
  const place = find('[data-account-place]');
  for (const name of EVENTS) place.addEventListener(`account:${name}`, () => told.push(name));
  const posted: string[] = [];
  const fetched = vi.fn(async (address: string, { body }: RequestInit = {}) => {
    posted.push(body instanceof URLSearchParams ? body.toString() : address);
    const answer = await answers.shift();
    if (answer === null) throw new TypeError('no connection');
    return Response.json(answer);
  });
  vi.stubGlobal('fetch', fetched);
  showAccount();
  return { told, posted };
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`there is no ${selector}`);
  return found;
}

const link = () => find('[data-account-link]');
const menu = () => document.querySelector<HTMLDetailsElement>('[data-account-place] > details');
const wordsOf = (part: string) => find(`[data-account-place] > details [data-account-${part}]`).textContent;
const tab = () => find('[data-account-tab]');
const look = () => find('[data-account-place]').dataset['account'];
const buttonsOf = (deed: string) =>
  document.querySelectorAll<HTMLButtonElement>(`details [data-account-deed="${deed}"] button`);
const press = (deed: string) => buttonsOf(deed)[0]?.click();

async function openSignedIn(...answers: unknown[]) {
  const visit = open(SIGNED_IN, ...answers);
  await eventually(() => expect(menu()).not.toBeNull());
  return visit;
}

describe('a visitor who is not signed in', () => {
  test('[ACCT-01][ACCT-02][ACCT-05] keeps the link: the check has ended, and there is nothing to show', async () => {
    const { told, posted } = open({ state: 'anonymous' });
    await eventually(() => expect(told).toEqual(['loaded']));
    expect([menu(), link().textContent, link().getAttribute('href')]).toEqual([
      null,
      'Личный кабинет',
      '/account',
    ]);
    expect([tab().textContent, tab().getAttribute('href')]).toEqual(['Кабинет', '/account']);
    expect(posted).toEqual(['/account.json']);
  });

  test.each([
    ['no connection', null],
    ['no answer of the operator', { state: 'unknown' }],
    ['an answer of somebody else', { hello: 'Wi-Fi' }],
    ['an answer that is none', 'ой'],
  ])('[ACCT-06] keeps the link when the check fails, and reads of nothing: %s', async (_title, answer) => {
    const before = document.body.textContent;
    const { told } = open(answer);
    await eventually(() => expect(told).toEqual(['error']));
    expect([menu(), look(), before.length]).toEqual([null, undefined, 0]);
    expect(document.body.textContent).not.toMatch(/ошибк|не удалось/i);
  });
});

describe('a subscriber who is signed in', () => {
  test('[ACCT-02][ACCT-03][ACCT-04][ACCT-05][ACCT-06] sees balance, number, tariff and the other numbers', async () => {
    const { told } = await openSignedIn();
    expect(told).toEqual(['loaded', 'dataLoaded']);
    expect(look()).toBe('loaded');
    expect(['words', 'name', 'number', 'balance', 'tariff'].map(wordsOf)).toEqual([
      '412,50 ₽',
      'Анна',
      MAIN.shown,
      '412,50 ₽',
      'Для города',
    ]);
    expect([...buttonsOf('change')].map(({ value }) => value)).toEqual([TABLET.msisdn]);
    expect(wordsOf('spoken')).toBe('Личный кабинет, на\u00a0счёте 412,50 ₽');
    expect([tab().textContent, tab().getAttribute('aria-label')]).toEqual([
      '412,50 ₽',
      'Личный кабинет, на\u00a0счёте 412,50 ₽',
    ]);
  });

  test('[ACCT-06] keeps the link when the account cannot be loaded', async () => {
    const { told } = open({ state: 'signed-in', account: null });
    await eventually(() => expect(told).toEqual(['loaded', 'error']));
    expect([menu(), look()]).toEqual([null, undefined]);
  });

  test('reads no caption of what the operator does not say', async () => {
    const bare = { name: '', number: null, balance: '', tariff: '', others: [] };
    open({ state: 'signed-in', account: bare });
    await eventually(() => expect(menu()).not.toBeNull());
    const shown = [...(menu()?.querySelectorAll('[data-panel] p') ?? [])].filter(
      (row) => row.closest('[hidden]') === null,
    );
    expect(shown).toEqual([]);
    expect([wordsOf('words'), tab().textContent]).toEqual(['Личный кабинет', 'Кабинет']);
  });

  test('waits at a skeleton of the same place the next time, and a stranger at the link', async () => {
    await openSignedIn();
    let come: (answer: AccountAnswer) => void = () => {};
    open(new Promise((resolve) => (come = resolve)));
    expect([look(), tab().dataset['account']]).toEqual(['pending', 'pending']);
    come({ state: 'anonymous' });
    await eventually(() => expect(look()).toBeUndefined());
    open(new Promise(() => {}));
    expect(look()).toBeUndefined();
  });

  test('keeps the focus that was on the link', async () => {
    const visit = open(SIGNED_IN);
    link().focus();
    await eventually(() => expect(visit.told).toContain('dataLoaded'));
    expect(document.activeElement).toBe(menu()?.querySelector('summary'));
  });
});

describe('signing out', () => {
  test('[ACCT-04][ACCT-06][ACCT-07] leaves the link, and the focus on it', async () => {
    const { told, posted } = await openSignedIn({ done: true, answer: { state: 'anonymous' } });
    buttonsOf('logout')[0]?.focus();
    press('logout');
    press('logout');
    await eventually(() => expect(told).toEqual(['loaded', 'dataLoaded', 'logoutSuccess']));
    expect([menu(), tab().textContent]).toEqual([null, 'Кабинет']);
    expect(document.activeElement).toBe(link());
    expect(posted).toEqual(['/account.json', 'do=logout']);
  });

  test.each([
    ['no connection', null],
    ['a refusal', { done: false, answer: SIGNED_IN }],
  ])('[ACCT-06][ACCT-07] that fails keeps the account, and says so: %s', async (_title, answer) => {
    const { told } = await openSignedIn(answer);
    press('logout');
    await eventually(() => expect(told).toEqual(['loaded', 'dataLoaded', 'logoutError']));
    expect([wordsOf('number'), wordsOf('status')]).toEqual([
      MAIN.shown,
      'Не\u00a0получилось выйти. Попробуйте ещё раз.',
    ]);
    expect(buttonsOf('logout')[0]?.getAttribute('aria-disabled')).toBe('false');
  });
});

describe('the change of number', () => {
  test('[ACCT-04][ACCT-06][ACCT-08] shows the account of the new one, once for a double press', async () => {
    const { told, posted } = await openSignedIn({
      done: true,
      answer: { state: 'signed-in', account: CHANGED },
    });
    buttonsOf('change')[0]?.focus();
    press('change');
    press('change');
    await eventually(() => expect(told).toEqual(['loaded', 'dataLoaded', 'changeLoaded']));
    expect(document.activeElement).toBe(menu()?.querySelector('summary'));
    expect([wordsOf('number'), wordsOf('words')]).toEqual([TABLET.shown, '80 ₽']);
    expect(wordsOf('status')).toContain(TABLET.shown);
    expect([...buttonsOf('change')].map(({ value }) => value)).toEqual([MAIN.msisdn]);
    expect(posted).toEqual(['/account.json', `do=change&msisdn=${TABLET.msisdn}`]);
  });

  test.each([
    ['no connection', null],
    ['a refusal', { done: false, answer: SIGNED_IN }],
  ])('[ACCT-06][ACCT-08] that fails keeps the former number: %s', async (_title, answer) => {
    const { told } = await openSignedIn(answer);
    const [button] = buttonsOf('change');
    button?.focus();
    press('change');
    await eventually(() => expect(told).toEqual(['loaded', 'dataLoaded', 'numberChangeError']));
    expect(document.activeElement).toBe(button);
    expect([wordsOf('number'), wordsOf('words')]).toEqual([MAIN.shown, '412,50 ₽']);
    expect(wordsOf('status')).toMatch(/Не\u00a0получилось/);
  });

  test('that is done, while the account cannot be loaded, shows the former number no more', async () => {
    const { told } = await openSignedIn({ done: true, answer: { state: 'unknown' } });
    press('change');
    await eventually(() => expect(told).toEqual(['loaded', 'dataLoaded', 'changeLoaded']));
    expect([menu(), tab().textContent]).toEqual([null, 'Кабинет']);
  });
});

test('a page that comes back from the browser’s memory asks anew, and shows nothing of who has signed out', async () => {
  const { told } = await openSignedIn({ state: 'anonymous' });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(menu()).toBeNull();
  await eventually(() => expect(told).toEqual(['loaded', 'dataLoaded', 'loaded']));
  expect(menu()).toBeNull();
});
