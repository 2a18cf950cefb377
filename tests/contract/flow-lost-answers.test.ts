// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireFlowView } from '#app/catalog.server';
import { FlowRoot, toFlowIdPrefix } from '#app/page/flow-root';
import { toPlace } from '#app/page/render-flow.server';
import { toExampleProps } from '#registry/define-flow';
import { flowCases } from './flow-cases';

/** A post without an answer, at the steps where it may cost something: the visitor reads what became of the money. */

/** Steps with an action that is done once and costs nothing: a code, a message, an answer. A new one is either here… */
const FREE = [
  'checkout',
  'event-gift',
  'faq-reaction',
  'feedback-form',
  'friend-invitation confirm',
  'home-internet request',
  'landing-contact fill',
  'number-porting',
  'porting-status code',
  'promised-payment code',
  'rate-plan confirm',
  'sim-order code',
  'sim-order contract',
  'sim-order linkCode',
  'sms-sender confirm',
  'survey',
  'tariff-connection confirm',
];
/** …or here, and says what became of the money. */
const PAID = [
  'cinema-packages choose',
  'cinema-packages signedOut',
  'option-connection confirm',
  'promised-payment amount',
  'roaming confirm-sms',
  'tariff-connection detail',
  'top-up form',
];

class SilentObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

let root: Root | null = null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(() => {
  act(() => root?.unmount());
  root = null;
});

const isCostly = (type: string, action: string, once: string | undefined) =>
  once === 'step' || (type === 'top-up' && action === 'pay');

/** The first visit to every step with an action that is done once, and to the form that leads to the bank. */
const steps = flowCases.flatMap(({ flow, walk }) => {
  const seen = new Set<string>();
  return walk.visits.flatMap(({ example, snapshot }) => {
    const title = `${flow.type} ${snapshot.state}`;
    const [action] =
      Object.entries(flow.actions).find(
        ([name, { from, once }]) => from.includes(snapshot.state) && isCostly(flow.type, name, once),
      ) ?? [];
    if (action === undefined || seen.has(title) || FREE.includes(flow.type) || FREE.includes(title))
      return [];
    seen.add(title);
    const given = flow.examples.find(({ name }) => name === example);
    return [{ title, flow, props: given && toExampleProps(flow, given), snapshot, action }];
  });
});

test('the steps that may cost something are known', () => {
  expect(steps.map(({ title }) => title).sort()).toEqual(PAID);
});

test.each(steps)('a lost answer at the step «$title» says what became of the money', async (step) => {
  const { flow, props, snapshot, action } = step;
  const instance = `lost-${flow.type}`;
  const state = { instance, snapshot, sealed: 'sealed', turn: 1 };
  const answer = { target: instance, flows: { [instance]: state } };
  const place = toPlace({ definition: flow, instance, props, windowId: null }, answer);
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host, { identifierPrefix: toFlowIdPrefix(place) });
  const element = createElement(FlowRoot, {
    view: requireFlowView(flow.type),
    props,
    place,
    onFault: vi.fn(),
  });
  await act(async () => root?.render(element));
  const form = host.querySelector(`input[name="_action"][value="${action}"]`)?.closest('form');
  await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await vi.waitFor(() =>
    expect(host.querySelector('[data-error-summary]')?.textContent).toMatch(
      /^Нет связи\. .*[Дд]еньги .*не\u00a0(?:списаны|спишутся)/,
    ),
  );
});
