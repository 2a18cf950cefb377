// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CountersSetting } from './counters-setting';

const SCRIPT = 'https://counter.example.test/counter.js';
const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';

const sendBeacon = vi.fn<(address: string, body: string) => boolean>(() => true);
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', async () => ({ json: async () => ({ label: 'megafon user' }) }));
  Object.assign(navigator, { sendBeacon });
  sendBeacon.mockClear();
  sessionStorage.clear();
  document.head.replaceChildren();
  window.dataLayer = [];
  delete window.ym;
  delete window._tmr;
});

afterEach(() => {
  // What is left of a test goes out with its page.
  window.dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
});

/** A page whose counters have begun, after one event; what it reports comes from the same modules. */
async function start(setting: Omit<CountersSetting, 'consent'>, userAgent = PERSON) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const { pushEvent } = await import('#blocks/ui/push-event');
  const { startCounters } = await import('./start-counters');
  pushEvent({ event: 'footer_view' });
  startCounters({ consent: 'given', ...setting });
  return pushEvent;
}

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const sent = () => sendBeacon.mock.calls.map(([address, body]) => [address, JSON.parse(body)]);
const namesOf = () => sent().map(([, { events }]) => events.map(({ event }: { event: string }) => event));

function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

test('[ANLT-402] the tag manager is fetched, and finds the earlier events in the data layer', async () => {
  await start({ tagManager: SCRIPT });
  expect(scripts()).toEqual([SCRIPT]);
  expect(window.dataLayer?.map(({ event }) => event).slice(0, 3)).toEqual([
    'footer_view',
    'page_view',
    'gtm.js',
  ]);
});

test('[ANLT-403] the metrics counter gets events as goals, and the page by its path', async () => {
  history.replaceState(null, '', '/pay?utm_source=mail');
  const pushEvent = await start({ metrics: { src: SCRIPT, id: '77' } });
  pushEvent({ event: 'flow_step', flow: 'top-up', step: 'sum' });
  expect(scripts()).toEqual([SCRIPT]);
  expect(window.ym?.a?.slice(1)).toEqual([
    [77, 'reachGoal', 'd-v001-e1', { event: 'footer_view' }],
    [77, 'hit', `${location.origin}/pay`],
    [77, 'reachGoal', 'd-v014-e2', { event: 'flow_step', flow: 'top-up', step: 'sum' }],
  ]);
});

test('[ANLT-404] the ad counter hears that events happened', async () => {
  await start({ ads: { src: SCRIPT, id: '88' } });
  expect(scripts()).toEqual([SCRIPT]);
  expect(window._tmr).toMatchObject([
    { id: '88', type: 'reachGoal', goal: 'd-v001-e1' },
    { id: '88', type: 'pageView' },
  ]);
});

test('[ACCT-404] the label of the visitor is told, and asked for once a visit', async () => {
  await start({ tracker: '/ux' });
  await vi.waitFor(() => expect(sessionStorage.getItem('visitor-label')).toBe('megafon user'));
  expect(window.dataLayer?.at(-1)).toEqual({
    event: 'visitor_label',
    eventId: 'd-v000-e2',
    label: 'megafon user',
  });
});

test('[ANLT-411] flags of experiments are read from the listed cookies, and from no other', async () => {
  document.cookie = 'ab_info=new; Path=/';
  document.cookie = 'ab_other=old; Path=/';
  await start({ tracker: '/ux', flags: ['ab_info', 'ab_absent'] });
  expect(window.dataLayer?.filter(({ event }) => event === 'experiment_flag')).toEqual([
    { event: 'experiment_flag', eventId: 'd-v000-e3', flag: 'ab_info', variant: 'new' },
  ]);
});

describe('the tracker', () => {
  test('[ANLT-102] sends what it has collected every 5 s, and nothing when there is nothing', async () => {
    const pushEvent = await start({ tracker: '/ux' });
    await vi.advanceTimersByTimeAsync(4999);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(namesOf()).toEqual([['footer_view', 'page_view', 'visitor_label']]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    pushEvent({ event: 'scroll_depth', percent: 20 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(namesOf()[1]).toEqual(['scroll_depth']);
  });

  test('sends at once when the tab is hidden, then stops until it is seen again', async () => {
    const pushEvent = await start({ tracker: '/ux' });
    hide();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    pushEvent({ event: 'scroll_depth', percent: 20 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sendBeacon).toHaveBeenCalledTimes(2);
  });

  test('loses nothing that is told while the page is left', async () => {
    const pushEvent = await start({ tracker: '/ux' });
    window.dispatchEvent(new Event('pagehide'));
    pushEvent({ event: 'flow_abandon', flow: 'top-up', step: 'sum' });
    expect(namesOf().flat()).toContain('flow_abandon');
  });
});

test('[ANLT-101][ANLT-401] for a crawler nothing begins, nothing is asked and nothing is sent', async () => {
  const all = { tagManager: SCRIPT, metrics: { src: SCRIPT, id: '1' }, ads: { src: SCRIPT, id: '2' } };
  await start({ ...all, tracker: '/ux' }, CRAWLER);
  await vi.advanceTimersByTimeAsync(60_000);
  hide();
  expect([scripts(), sent(), window.ym, window._tmr]).toEqual([[], [], undefined, undefined]);
});
