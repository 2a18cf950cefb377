import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderAnswer, RenderRequest } from '../render-request';
import { createRenderStore, RENDER_AFTER_MS } from './render-store';

const SCOPE = { region: 'moscow', audience: 'b2c', at: null } as const;
const toItem = (html: string | null) => ({ html, isShown: true, issues: [], faults: [], windowId: null });

function createStore(answer: (request: RenderRequest) => RenderAnswer | null = renderAll) {
  const asked: RenderRequest[] = [];
  const store = createRenderStore(
    async (request) => {
      asked.push(request);
      return answer(request);
    },
    { page: '{}', scope: SCOPE },
  );
  return { store, asked };
}

function renderAll({ components, region }: RenderRequest): RenderAnswer {
  return {
    items: components.map((text) => toItem(`${text} in ${region}`)),
    styles: ['/a.css'],
    weight: null,
    others: [],
    pageIssues: [],
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(RENDER_AFTER_MS * 2);

describe('the canvas', () => {
  test('asks for blocks together, and for each text once', async () => {
    const { store, asked } = createStore();
    store.want('1', 'A');
    store.want('2', 'B');
    await settle();
    store.want('3', 'A');
    await settle();
    expect(asked.map(({ components }) => components)).toEqual([['A', 'B']]);
    expect(store.read('3', 'A').html).toBe('A in moscow');
    expect(store.styles()).toEqual(['/a.css']);
  });

  test('keeps the last good picture of a block while the next one is made, or cannot be', async () => {
    const { store } = createStore((request) =>
      request.components.includes('bad')
        ? { items: [toItem(null)], styles: [], weight: null, others: [], pageIssues: [] }
        : renderAll(request),
    );
    store.want('1', 'A');
    await settle();
    store.want('1', 'bad');
    expect(store.read('1', 'bad')).toMatchObject({ exact: null, html: 'A in moscow' });
    await settle();
    expect(store.read('1', 'bad')).toMatchObject({ exact: { html: null }, html: 'A in moscow' });
  });

  test('asks anew for another region, and knows the first one still', async () => {
    const { store, asked } = createStore();
    store.want('1', 'A');
    await settle();
    store.setScope({ ...SCOPE, region: 'spb' });
    await settle();
    expect(store.read('1', 'A').html).toBe('A in spb');
    store.setScope(SCOPE);
    await settle();
    expect(store.read('1', 'A').html).toBe('A in moscow');
    expect(asked).toHaveLength(2);
  });

  test('asks again when the server was out of reach', async () => {
    let isUp = false;
    const { store } = createStore((request) => (isUp ? renderAll(request) : null));
    store.want('1', 'A');
    await settle();
    expect([store.isUnreachable(), store.read('1', 'A').html]).toEqual([true, null]);
    isUp = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect([store.isUnreachable(), store.read('1', 'A').html]).toEqual([false, 'A in moscow']);
  });

  test('forgets blocks that are gone from the page', async () => {
    const { store, asked } = createStore();
    store.want('1', 'A');
    await settle();
    store.drop('1');
    store.setScope({ ...SCOPE, region: 'spb' });
    await settle();
    expect(asked).toHaveLength(1);
  });
});
