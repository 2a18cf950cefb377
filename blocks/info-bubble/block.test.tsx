// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { eventually } from '#tests/eventually';
import { block } from './block';
import enhance, { INFO_BUBBLE_COOKIE_DAYS } from './enhance';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

let page: AbortController;
const report = vi.fn();

beforeEach(() => {
  page = new AbortController();
  report.mockClear();
});

afterEach(() => {
  page.abort();
  document.cookie = 'info_bubble_works=; Path=/; Max-Age=0';
  document.body.innerHTML = '';
  vi.useRealTimers();
});

function show(props: Partial<Input> = {}) {
  const parsed = block.props.parse({ text: 'Салоны закрыты', mark: 'works', ...props });
  const host = renderHtml(<View id="bubble" props={parsed} data={null} />);
  document.body.append(host);
  return host;
}

function visit(props?: Partial<Input>) {
  const host = show(props);
  enhance(host, { signal: page.signal, report });
  const bubble = find(host, '[data-bubble]');
  return { host, bubble, cross: find(bubble, 'button') };
}

describe('info-bubble', () => {
  test('takes no place in the HTML, where nobody knows yet who closed it; without scripts it is a note', () => {
    const host = show({ title: 'Важно', link: { text: 'Адреса', url: '/shops' } });
    expect(find(host, '[data-bubble]').hidden).toBe(true);
    expect(find(host, 'noscript').textContent).toContain('Салоны закрыты');
    expect(find(host, 'noscript').textContent).toContain('href="/shops"');
  });

  test('[BLK-223] shows itself and can be closed', () => {
    const { bubble, cross } = visit();
    expect(bubble.hidden).toBe(false);
    expect(cross.getAttribute('aria-label')).toBe('Закрыть');
    cross.click();
    expect(bubble.hidden).toBe(true);
    expect(report).toHaveBeenCalledExactlyOnceWith({ event: 'info_bubble_close', block: 'bubble' });
  });

  test('[BLK-243] closing stores a cookie for 7 days', () => {
    const stored = vi.spyOn(document, 'cookie', 'set');
    visit().cross.click();
    expect(INFO_BUBBLE_COOKIE_DAYS).toBe(7);
    expect(stored).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^info_bubble_works=1; Path=\/; Max-Age=604800;/),
    );
  });

  test('[BLK-244] does not appear while its cookie is there; with another mark it does', () => {
    visit().cross.click();
    expect(visit().bubble.hidden).toBe(true);
    expect(visit({ mark: 'other' }).bubble.hidden).toBe(false);
  });

  test('[BLK-244] appears again when the cookie is over', () => {
    visit().cross.click();
    document.cookie = 'info_bubble_works=; Path=/; Max-Age=0';
    expect(visit().bubble.hidden).toBe(false);
  });

  test('stands above the cookie notice and the bubbles before it', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<section data-cookie-notice style="position: fixed"><form></form></section>',
    );
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
    const lift = ({ bubble }: ReturnType<typeof visit>) => bubble.style.getPropertyValue('--bubble-lift');
    const [first, second] = [visit(), visit({ mark: 'other' })];
    expect([lift(first), lift(second)]).toEqual(['108px', '216px']);
    find(document.body, '[data-cookie-notice]').remove();
    await eventually(() => expect([lift(first), lift(second)]).toEqual(['0px', '108px']));
    first.cross.click();
    expect(lift(second)).toBe('0px');
  });

  test('keeps the lower edge free for what the keyboard reaches, while it is there', () => {
    const { style } = document.documentElement;
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
    const { cross } = visit();
    expect(style.scrollPaddingBottom).toContain('108px');
    cross.click();
    expect(style.scrollPaddingBottom).toBe('');
  });

  test('shows nothing of what content leaves out', () => {
    const { bubble } = visit();
    expect(bubble.querySelectorAll('p')).toHaveLength(1);
    expect(bubble.querySelector('a')).toBeNull();
  });
});
