// @vitest-environment jsdom
import { act, createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountInFlow, type MountedFlow } from '../kit/testing/mount-in-flow';
import { flow } from './flow';
import { NumberStep } from './number-steps';

const props = { ...flow.props.parse({}), regions: [], detected: null, today: '2026-11-23' };
const FIRST = { msisdn: '79261112233', tier: 'simple', kopecks: 0 } as const;
const SECOND = { msisdn: '79261112277', tier: 'simple', kopecks: 0 } as const;
const ALL = { mode: 'ALL', tier: 'any', query: '', group: 'LIST' } as const;
const headingRef = createRef<HTMLHeadingElement>();

type Data = Parameters<typeof NumberStep>[0]['data'];

function requireOrder(): Data['order'] {
  const order = flow.samples.CONTRACT[0]?.step.order;
  if (order === undefined) throw new Error('the flow has a sample of an order');
  return order;
}

function show(numbers: Data['numbers'], search: Data['search'] = ALL) {
  const heading = { headingRef, tabIndex: -1 } as const;
  const data: Data = { order: requireOrder(), numbers, isCut: false, search };
  return <NumberStep id="f" data={data} props={props} heading={heading} isPending={false} />;
}

let mounted: MountedFlow | null = null;
const mount = (...given: Parameters<typeof show>) => (mounted = mountInFlow(show(...given)));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  mounted?.leave();
  mounted = null;
  document.body.innerHTML = '';
});

const press = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)?.click());
const readChosen = () => document.querySelector<HTMLInputElement>('[name="number"]:checked')?.value ?? null;

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`there is no field ${name}`);
  return found;
}

function choose(name: string, value: string): void {
  const select = field(name);
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('a number that was chosen stays chosen while a search finds it; without it any number is visibly chosen', () => {
  const step = mount([FIRST, SECOND]);
  expect(readChosen()).toBe('');
  press(`[value="${FIRST.msisdn}"]`);
  step.show(show([FIRST]));
  expect(readChosen()).toBe(FIRST.msisdn);
  step.show(show([SECOND]));
  expect(readChosen()).toBe('');
});

test('digits that are typed are looked for; who asks for all numbers has none of them left', () => {
  const step = mount([FIRST, SECOND]);
  step.type(field('query'), '77');
  expect(field('mode').value).toBe('FAVORITE_NUMBER');
  choose('mode', 'TAIL');
  step.type(field('query'), '7');
  expect(field('mode').value).toBe('TAIL');
  choose('mode', 'ALL');
  expect(field('query').value).toBe('');
});

test('the focus of a step that was searched goes to what was found', () => {
  const step = mount([FIRST]);
  expect(headingRef.current?.textContent).toBe('Выбор номера');
  step.show(show([SECOND], { ...ALL, mode: 'TAIL', query: '77' }));
  expect(headingRef.current?.textContent).toBe('Свободные номера');
  step.show(show([FIRST]));
  expect(headingRef.current?.textContent).toBe('Выбор номера');
});
