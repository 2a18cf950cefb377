// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import View from './view';

let page: AbortController;
const report = vi.fn();

beforeEach(() => {
  page = new AbortController();
  report.mockClear();
});

afterEach(() => {
  page.abort();
  document.cookie = 'request_bar_home=; Path=/; Max-Age=0';
  document.body.innerHTML = '';
});

function visit(props: object = {}) {
  const parsed = block.props.parse({ popupId: 'home-internet', mark: 'home', ...props });
  const host = renderHtml(<View id="bar" props={parsed} data={null} />);
  document.body.append(host);
  enhance(host, { signal: page.signal, report });
  return { host, bar: find(host, '[data-bubble]') };
}

describe('request-bar', () => {
  test('[HOME-211][HOME-212] has a phone to call, and the button that opens the window of the request', () => {
    const { bar } = visit();
    expect(bar.hidden).toBe(false);
    expect(find(bar, 'a[href^="tel:"]').textContent).toBe('8 800 550-00-01');
    expect(find(bar, 'a[href^="tel:"]').getAttribute('href')).toBe('tel:+78005500001');
    const button = find(bar, '[data-popup="home-internet"]');
    expect(button.textContent).toBe('Оставить заявку');
    expect(button.getAttribute('href')).toBe('#home-internet');
  });

  test('[HOME-210] is closed by its cross, and stays away; with another mark it is there', () => {
    find(visit().bar, 'button').click();
    expect(report).toHaveBeenCalledExactlyOnceWith({ event: 'request_bar_close', block: 'bar' });
    expect(visit().bar.hidden).toBe(true);
    expect(visit({ mark: 'other' }).bar.hidden).toBe(false);
  });

  test('stands in the page without scripts', () => {
    expect(find(visit().host, 'noscript').textContent).toContain('8 800 550-00-01');
  });
});
