// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent, SentEvent } from '#schemas/analytics/events';
import { hearEvents, pushEvent } from './push-event';

beforeEach(() => {
  window.dataLayer = [];
});

test('[ANLT-402][ANLT-201] an event goes to the data layer, under the id of the table', () => {
  pushEvent({ event: 'flow_step', flow: 'top-up', step: 'code' });
  expect(window.dataLayer).toEqual([
    { eventId: 'd-v014-e2', event: 'flow_step', flow: 'top-up', step: 'code' },
  ]);
});

test('whoever listens later hears what was before, and nothing of a tag manager', () => {
  pushEvent({ event: 'footer_view' });
  // A tag manager puts entries of its own there.
  window.dataLayer?.push(JSON.parse('{"event":"gtm.js"}'));
  const heard: SentEvent[] = [];
  hearEvents((event) => heard.push(event));
  pushEvent({ event: 'scroll_depth', percent: 20 });
  expect(heard.map(({ event }) => event)).toEqual(['footer_view', 'scroll_depth']);
});

test.each(['Канарейкина Желтопера', '79261234567', 'a@b.ru', '/pay?to=1'])(
  'what is no code is left empty: %s',
  (text) => {
    pushEvent({ event: 'download', block: 'files', file: text });
    expect(window.dataLayer).toEqual([{ eventId: 'd-v011-e1', event: 'download', block: 'files', file: '' }]);
  },
);

test('a counter that fails stops neither the page nor another counter', () => {
  vi.useFakeTimers();
  const heard: AnalyticsEvent[] = [];
  hearEvents(() => {
    throw new Error('somebody else’s');
  });
  hearEvents((event) => heard.push(event));
  expect(() => pushEvent({ event: 'footer_view' })).not.toThrow();
  expect(heard).toHaveLength(1);
  expect(() => vi.runAllTimers()).toThrow('somebody else’s');
  vi.useRealTimers();
});
