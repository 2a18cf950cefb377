// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { defineMachine } from '#registry/define-machine';
import { SilentObserver } from '../testing/silent-observer';
import { createFlowView } from './create-flow-view';
import { FlowForm } from './flow-form';

type States = { form: object; paid: object };

const machine = defineMachine<States, { PAID: object }, object>()({
  initial: 'form',
  start: () => ({ state: 'form', data: {} }),
  local: [],
  states: { form: { on: { PAID: { to: 'paid', data: () => ({}) } } }, paid: { final: true } },
});

const PayStep = () => (
  <FlowForm action="pay">
    <button type="submit">Оплатить</button>
  </FlowForm>
);

let root: Root | null = null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
});

afterEach(() => {
  act(() => root?.unmount());
  root = null;
});

/** What the step says after a post that brings this answer, or none. */
async function sayAfter(answer: () => Promise<Response>, moneyTextOf?: () => string | null): Promise<string> {
  vi.stubGlobal('fetch', vi.fn(answer));
  const View = createFlowView<object, typeof machine>(
    'sample',
    machine,
    { form: PayStep, paid: PayStep },
    moneyTextOf ? { moneyTextOf } : {},
  );
  document.body.innerHTML = '<div id="host"></div>';
  const host = document.querySelector('#host');
  if (host === null) throw new Error('the page has it');
  root = createRoot(host);
  const place = { instance: `flow-${crypto.randomUUID()}`, identity: '', windowId: null, posted: null };
  act(() => root?.render(<View place={place} props={{}} />));
  await act(async () => host.querySelector('button')?.click());
  return z.string().parse(host.querySelector('[data-error-summary]')?.textContent);
}

const lose = () => Promise.reject(new TypeError('Failed to fetch'));
const refuse = () => Promise.resolve(new Response('', { status: 502 }));

test('a post without an answer is told of in one sentence, and what to do in another', async () => {
  expect(await sayAfter(lose)).toContain('Нет связи. Проверьте подключение и попробуйте ещё раз.');
});

test('where money is at stake, what happened to it stands between them', async () => {
  const unpaid = () => 'Деньги не\u00a0списаны.';
  expect(await sayAfter(lose, unpaid)).toContain('Нет связи. Деньги не\u00a0списаны. Проверьте подключение');
  expect(await sayAfter(refuse, unpaid)).toContain(
    'Не получилось отправить. Деньги не\u00a0списаны. Попробуйте',
  );
});
