// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { MAX_SPEED_TEST_BYTES } from '#schemas/speed-test';
import { eventually } from '#tests/eventually';
import { ACTIVITIES, isEnough } from './activities';
import { block } from './block';
import enhance from './enhance';
import { toDelays, toMbits } from './measure';
import View from './view';

interface Asked {
  method: string;
  bytes: number;
}

/** What the server was asked for, and how it answers. */
let asked: Asked[] = [];
let answer: (request: Asked, signal: AbortSignal | null | undefined) => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = ({ method, bytes }) =>
    method === 'GET' ? new Response(new Uint8Array(bytes)) : new Response(null, { status: 204 });
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body, signal }: RequestInit) => {
    const size =
      body instanceof Blob ? body.size : Number(new URL(url, 'http://a').searchParams.get('bytes'));
    const request = { method, bytes: size };
    asked.push(request);
    return Promise.resolve(answer(request, signal));
  });
});

function open() {
  const page = renderHtml(<View id="test" props={block.props.parse({ title: 'Скорость' })} data={null} />);
  const controller = new AbortController();
  document.body.replaceChildren(page);
  enhance(page, { signal: controller.signal, report: () => undefined });
  const status = find(page, 'output');
  return { page, controller, status, start: find(page, '[data-start]'), stop: find(page, '[data-stop]') };
}

describe('the speed test', () => {
  test('is a sentence without scripts, and a button with them', () => {
    const plain = renderHtml(<View id="test" props={block.props.parse({})} data={null} />);
    expect(find(plain, '[data-plain]').hidden).toBe(false);
    expect(find(plain, '[data-speed-test]').hasAttribute('data-needs-script')).toBe(true);
    const { page, start, stop } = open();
    expect(find(page, '[data-plain]').hidden).toBe(true);
    expect(find(page, '[data-speed-test]').hasAttribute('data-needs-script')).toBe(false);
    expect([start.hidden, stop.hidden]).toEqual([false, true]);
    expect(asked).toEqual([]);
  });

  test('asks within its bounds, shows four figures, and says what they are enough for', async () => {
    const { page, start, status } = open();
    start.click();
    await eventually(() => expect(status.textContent).toMatch(/^Готово: загрузка .*Мбит\/с, отправка .*мс$/));
    const figures = [...page.querySelectorAll('[data-figure]')].map(({ textContent }) => textContent);
    expect(figures.every((text) => /^[\d\s,]+$/.test(text))).toBe(true);
    expect(Math.max(...asked.map(({ bytes }) => bytes))).toBeLessThanOrEqual(MAX_SPEED_TEST_BYTES);
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET', 'POST']));
    expect(find(page, '[data-result]').hidden).toBe(false);
    for (const line of page.querySelectorAll('[data-activity]')) {
      expect(line.querySelectorAll('[data-verdict]:not([hidden])')).toHaveLength(1);
    }
    expect(start.textContent).toBe('Проверить ещё раз');
    expect(document.activeElement).toBe(start);
  });

  test('is stopped by its button, and can begin again', async () => {
    answer = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      });
    const { page, start, stop, status } = open();
    start.click();
    expect(document.activeElement).toBe(stop);
    stop.click();
    await eventually(() => expect(status.textContent).toBe('Проверка остановлена'));
    expect([start.hidden, stop.hidden]).toEqual([false, true]);
    expect(find(page, '[data-result]').hidden).toBe(true);
  });

  test.each([
    [429, /Слишком много проверок/],
    [503, /связь прервалась/],
  ])('says what went wrong when the server answers %i', async (status, words) => {
    answer = () => new Response(null, { status });
    const page = open();
    page.start.click();
    await eventually(() => expect(page.status.textContent).toMatch(words));
    expect(asked).toHaveLength(1);
  });

  test('says so when less comes than was asked for', async () => {
    answer = () => new Response(new Uint8Array(0));
    const page = open();
    page.start.click();
    await eventually(() => expect(page.status.textContent).toMatch(/связь прервалась/));
  });

  test('asks for nothing any more once it has left the page', async () => {
    let asksAgain: () => void = () => undefined;
    answer = ({ bytes }) =>
      new Promise((resolve) => (asksAgain = () => resolve(new Response(new Uint8Array(bytes)))));
    const { controller, start } = open();
    vi.stubGlobal('fetch', vi.fn(fetch));
    start.click();
    controller.abort();
    asksAgain();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const before = asked.length;
    start.click();
    expect(asked).toHaveLength(before);
  });
});

describe('what is made of the times', () => {
  test('the wait is the median, and its spread the mean step', () => {
    expect(toDelays([20, 500, 22, 24, 21])).toEqual({ latency: 22, jitter: (480 + 478 + 2 + 3) / 4 });
    expect(toDelays([])).toEqual({ latency: 0, jitter: 0 });
  });

  test('the speed leaves out the first transfer and the wait for the first byte', () => {
    const warmUp = { bytes: 250_000, ms: 900 };
    expect(toMbits([warmUp, { bytes: 1_000_000, ms: 120 }, { bytes: 1_000_000, ms: 120 }], 20)).toBeCloseTo(
      80,
    );
    expect(toMbits([{ bytes: 1_000_000, ms: 1020 }], 20)).toBeCloseTo(8);
    expect(toMbits([], 20)).toBe(0);
  });

  test.each([
    [{ download: 0.5, upload: 0.2, latency: 400, jitter: 90 }, []],
    [{ download: 5, upload: 3, latency: 100, jitter: 10 }, ['pages', 'calls']],
    [{ download: 40, upload: 1, latency: 30, jitter: 5 }, ['pages', 'film', 'games', 'cinema']],
  ])('%o is enough for %o', (speeds, keys) => {
    expect(ACTIVITIES.filter((one) => isEnough(one, speeds)).map(({ key }) => key)).toEqual(keys);
  });
});
