// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveState } from './flow-history';
import { eventually } from '#tests/eventually';

const at = (state: string): LiveState => ({
  instance: 'pay',
  snapshot: { state, data: {} },
  sealed: '',
  turn: 0,
  events: [],
});

/** A document of its own: the module holds what the document shows. */
async function openDocument() {
  vi.resetModules();
  return import('./flow-history');
}

beforeEach(() => {
  history.replaceState(null, '');
});

describe('the history of flows', () => {
  test('gives a new step an entry of its own, which Back takes away', async () => {
    const flows = await openDocument();
    const heard = vi.fn();
    const stop = flows.subscribe(heard);
    flows.keep('pay', at('code'), { isNewEntry: true });
    expect(flows.getKept('pay')?.snapshot.state).toBe('code');
    history.back();
    await eventually(() => expect(flows.getKept('pay')).toBeNull());
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  test('survives a reload of the document', async () => {
    const before = await openDocument();
    before.keep('pay', at('amount'), { isNewEntry: false });
    const after = await openDocument();
    expect(after.getKept('pay')?.snapshot.state).toBe('amount');
  });

  test('keeps what others keep in the same entry, and two flows apart', async () => {
    const flows = await openDocument();
    history.replaceState({ other: 1 }, '');
    flows.keep('pay', at('code'), { isNewEntry: true });
    flows.keep('chat', at('add'), { isNewEntry: false });
    expect(history.state).toEqual({ other: 1, flows: { pay: at('code'), chat: at('add') } });
  });

  test('counts the steps in an open window, so that closing it takes them back', async () => {
    const flows = await openDocument();
    history.replaceState({ overlay: 'connect', overlayDepth: 1 }, '');
    flows.keep('pay', at('code'), { isNewEntry: true });
    flows.keep('pay', at('code'), { isNewEntry: false });
    flows.keep('pay', at('amount'), { isNewEntry: true });
    expect(history.state).toMatchObject({ overlay: 'connect', overlayDepth: 3 });
  });

  test('tells flows of one place apart by what they are about', async () => {
    const { toKey } = await openDocument();
    const keys = ['', 'tariff-1', 'tariff-2'].map((identity) => toKey({ instance: 'connect', identity }));
    expect(new Set(keys).size).toBe(3);
  });
});
