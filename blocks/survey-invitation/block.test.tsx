// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { eventually } from '#tests/eventually';
import { block, type Invitation } from './block';
import enhance, { SURVEY_BUBBLE_COOKIE_DAYS, SURVEY_BUBBLE_DELAY_MS } from './enhance';
import View from './view';

const words: Invitation = { title: 'Поможете нам?', text: 'Пять вопросов', id: 'survey' };
const report = vi.fn();
let page: AbortController;

beforeEach(() => {
  page = new AbortController();
  report.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  page.abort();
  vi.useRealTimers();
  document.body.innerHTML = '';
  for (const name of ['survey_bubble_closed', 'survey_button_hidden']) {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
});

function visit(look: 'bubble' | 'button', data: Invitation | null = look === 'bubble' ? words : null) {
  const host = renderHtml(<View id="survey-1" props={block.props.parse({ look })} data={data} />);
  document.body.append(host);
  enhance(host, { signal: page.signal, report });
  return host;
}

const bubbleOf = (host: HTMLElement) => find(host, '[data-bubble]');
const wait = () => vi.advanceTimersByTime(SURVEY_BUBBLE_DELAY_MS);

/** Answers with these banners; a failed call gives the empty value of its contract. */
function gateway(banners: unknown[] | 'failed', asked: unknown[] = []) {
  const answer: Answer = ({ empty }, input) => {
    asked.push(input);
    return banners === 'failed' ? empty : { template: 'bubble', data: banners };
  };
  return createLoadContext(answer, { path: '/tariffs/all' });
}

describe('the survey bubble', () => {
  test('[SURV-203] appears 30 s after the page load, not earlier', () => {
    const host = visit('bubble');
    vi.advanceTimersByTime(29_999);
    expect(bubbleOf(host).hidden).toBe(true);
    vi.advanceTimersByTime(1);
    expect(bubbleOf(host).hidden).toBe(false);
    expect(host.textContent).toContain('Поможете нам?');
  });

  test('[SURV-203] counts from the load of a page that is still loading', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const host = visit('bubble');
    wait();
    expect(bubbleOf(host).hidden).toBe(true);
    window.dispatchEvent(new Event('load'));
    wait();
    expect(bubbleOf(host).hidden).toBe(false);
  });

  test('[SURV-204] takes its words from the fetched banner of its place on this page', async () => {
    const asked: unknown[] = [];
    const attrs = { title: 'Поможете нам?', text: 'Пять вопросов' };
    expect(await block.load?.(block.props.parse({}), gateway([{ id: 'survey', attrs }], asked))).toEqual(
      words,
    );
    expect(asked).toEqual([{ query: { key: 'survey_bubble', location: '/tariffs/all' } }]);
  });

  test('its banner is named where it is seen', () => {
    expect(bubbleOf(visit('bubble')).dataset['banner']).toBe('survey');
  });

  test.each([['failed' as const], [[]]])(
    '[SURV-204] does not appear without banners (%o)',
    async (banners) => {
      const data = await block.load?.(block.props.parse({}), gateway(banners));
      expect(data).toBeNull();
      const host = visit('bubble', null);
      wait();
      expect(host.innerHTML).toBe('');
    },
  );

  test('[SURV-202] [SURV-206] [SURV-207] can be closed, which stores a cookie for 7 days', () => {
    const stored = vi.spyOn(document, 'cookie', 'set');
    const host = visit('bubble');
    wait();
    find(host, 'button').click();
    expect(bubbleOf(host).hidden).toBe(true);
    expect(SURVEY_BUBBLE_COOKIE_DAYS).toBe(7);
    expect(stored).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^survey_bubble_closed=1; Path=\/; Max-Age=604800;/),
    );
  });

  test('[SURV-205] does not appear once it was closed', () => {
    const first = visit('bubble');
    wait();
    find(first, 'button').click();
    const second = visit('bubble');
    wait();
    expect(bubbleOf(second).hidden).toBe(true);
  });

  test('leads to the survey, reports it, and is not shown to those who followed', () => {
    const host = visit('bubble');
    wait();
    find(host, 'a').click();
    expect(find(host, 'a').getAttribute('href')).toBe('#survey');
    expect(report).toHaveBeenCalledExactlyOnceWith({ event: 'survey_open', source: 'bubble' });
    expect(bubbleOf(host).hidden).toBe(true);
  });

  test('leaves nothing running behind on another page', () => {
    visit('bubble');
    page.abort();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the survey button', () => {
  test('[SURV-201] stands at once, and a click sets the hash #survey', async () => {
    const host = visit('button');
    expect(bubbleOf(host).hidden).toBe(false);
    find(host, 'a').click();
    await eventually(() => expect(location.hash).toBe('#survey'));
    expect(report).toHaveBeenCalledExactlyOnceWith({ event: 'survey_open', source: 'button' });
    history.replaceState(null, '', '/');
  });

  test('[SURV-208] [SURV-209] closing sets a cookie for 1 day, and hides it while it is set', () => {
    const stored = vi.spyOn(document, 'cookie', 'set');
    find(visit('button'), 'button').click();
    expect(stored).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^survey_button_hidden=1; Path=\/; Max-Age=86400;/),
    );
    expect(bubbleOf(visit('button')).hidden).toBe(true);
  });

  test('asks for no banner', async () => {
    const asked: unknown[] = [];
    await block.load?.(block.props.parse({ look: 'button' }), gateway([], asked));
    expect(asked).toEqual([]);
  });
});
