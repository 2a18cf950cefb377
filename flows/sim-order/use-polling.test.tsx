// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FlowContext, type FlowContextValue } from '../kit/engine/flow-context';
import { usePolling } from './use-polling';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Polling = () => (usePolling('checkContract'), null);

function mount() {
  const ask = vi.fn();
  const root = createRoot(document.createElement('div'));
  // A step that polls needs nothing else of its flow.
  const flow = { ask } as Partial<FlowContextValue> as FlowContextValue;
  act(() =>
    root.render(
      <FlowContext.Provider value={flow}>
        <Polling />
      </FlowContext.Provider>,
    ),
  );
  return { ask, leave: () => act(() => root.unmount()) };
}
/** How often it was asked within so many seconds from now. */
function countAsked(ask: ReturnType<typeof vi.fn>, seconds: number): number {
  ask.mockClear();
  vi.advanceTimersByTime(seconds * 1000);
  return ask.mock.calls.length;
}

test('a contract is asked about often at first, then seldom, and no more once its step is left', () => {
  const { ask, leave } = mount();
  expect([countAsked(ask, 60), countAsked(ask, 60), countAsked(ask, 600)]).toEqual([3, 1, 10]);
  leave();
  expect(countAsked(ask, 3600)).toBe(0);
});

test('nothing is asked about in a tab that nobody looks at, until it is looked at again', () => {
  const { ask, leave } = mount();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(countAsked(ask, 3600)).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(countAsked(ask, 60)).toBeGreaterThan(0);
  leave();
});
