// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhancements } from 'virtual:enhancements';
import { isEnhanced } from '#app/catalog.server';
import { EVENT_IDS } from '#schemas/analytics/event-ids';
import { readSentEvent, type AnalyticsEvent } from '#schemas/analytics/events';
import { cases, renderExample, type ExampleCase } from './render-example';

/** Browsers have them; jsdom does not, and nothing is laid out in it. */
class SilentObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

/** Longer than any delay that a block waits for. */
const A_LONG_VISIT_MS = 120_000;

/** The page of the test. It ends with it. */
let page: AbortController;

/** What listeners threw: jsdom tells it to the window. */
let faults: unknown[] = [];
const noteFault = (event: ErrorEvent) => {
  event.preventDefault();
  faults.push(event.error);
};

/** Without a countdown's numbers and their words («1 минута», «5 минут»): it goes on meanwhile. */
function readWords(element: HTMLElement): string[] {
  const kept = element.cloneNode(true) as HTMLElement;
  for (const word of kept.querySelectorAll('[data-one]')) word.remove();
  return (kept.textContent ?? '').match(/\p{L}+/gu) ?? [];
}

/** Browsers since 2015 move elements; jsdom has nothing to move. */
const animate = () => ({
  finished: Promise.resolve(),
  addEventListener: () => undefined,
  cancel: () => undefined,
  finish: () => undefined,
});

function press(host: HTMLElement): void {
  for (const element of host.querySelectorAll<HTMLElement>('button, summary')) element.click();
}

beforeEach(() => {
  faults = [];
  page = new AbortController();
  window.addEventListener('error', noteFault);
  vi.useFakeTimers();
  Object.assign(Element.prototype, { animate });
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});

afterEach(() => {
  page.abort();
  vi.useRealTimers();
  window.removeEventListener('error', noteFault);
  Reflect.deleteProperty(Element.prototype, 'animate');
  document.body.replaceChildren();
});

/** The example in the document, as a page holds it, with its enhancement running. */
async function start(one: ExampleCase) {
  const load = enhancements[one.block.type];
  if (load === undefined) throw new Error(`${one.block.type} has no enhancement`);
  const host = document.createElement('div');
  host.dataset['enhance'] = one.block.type;
  host.innerHTML = renderExample(one);
  document.body.replaceChildren(host);
  const reported: AnalyticsEvent[] = [];
  const { default: enhance } = await load();
  enhance(host, { signal: page.signal, report: (event) => reported.push(event) });
  return { host, reported };
}

const enhanced = cases.filter(
  ({ block, example }) =>
    isEnhanced(block.type) && (block.needsEnhancement?.(block.props.parse(example.props)) ?? true),
);

test('some blocks are enhanced', () => {
  expect(enhanced.length).toBeGreaterThan(0);
});

describe.each(enhanced)('the enhancement of the example $name', (one) => {
  test('begins without taking a word of the HTML away', async () => {
    const { host } = await start(one);
    const plain = document.createElement('div');
    plain.innerHTML = renderExample(one);
    const kept = readWords(host);
    expect(readWords(plain).filter((word) => !kept.includes(word))).toEqual([]);
  });

  test('throws nothing while it begins, is pressed everywhere, waits and ends', async () => {
    const { host } = await start(one);
    press(host);
    vi.advanceTimersByTime(A_LONG_VISIT_MS);
    for (const name of ['resize', 'scroll', 'hashchange']) window.dispatchEvent(new Event(name));
    page.abort();
    vi.advanceTimersByTime(A_LONG_VISIT_MS);
    expect(faults).toEqual([]);
  });

  test('reports nothing but events of the catalogue', async () => {
    const { host, reported } = await start(one);
    press(host);
    vi.advanceTimersByTime(A_LONG_VISIT_MS);
    const isUnknown = (event: AnalyticsEvent) =>
      readSentEvent({ eventId: EVENT_IDS[event.event], ...event }) === null;
    expect(reported.filter(isUnknown)).toEqual([]);
  });

  test('ends with the page: after that nothing that is pressed is reported', async () => {
    const { host, reported } = await start(one);
    page.abort();
    const before = reported.length;
    press(host);
    vi.advanceTimersByTime(A_LONG_VISIT_MS);
    expect(reported.slice(before)).toEqual([]);
  });
});
