// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProductParam } from '#schemas/products/params';
import { find, renderHtml } from '../testing/render-html';
import { enhanceTooltips } from '../tooltip-behaviour';
import { ChannelGroups } from './channel-groups';
import { ParamList, type ParamListProps } from './param-list';

const calls: ProductParam = {
  id: 'calls',
  title: 'Звонки',
  value: '300\u00a0минут',
  icon: 'phone',
  hasLineAfter: false,
  price: null,
  children: [],
  caption: 'По всей России',
  footnote: 'Внутри сети бесплатно',
};
const show = (params: readonly ProductParam[], more: Partial<ParamListProps> = {}) =>
  renderHtml(<ParamList id="params" params={params} {...more} />);

describe('the parameters of a product', () => {
  test('[TRF-242] show each value with its unit', () => {
    const lines = [...show([calls, { ...calls, id: 'traffic', value: '15\u00a0ГБ' }]).querySelectorAll('li')];
    expect(lines.map((line) => line.textContent?.startsWith('300\u00a0минут'))).toEqual([true, false]);
    expect(lines[1]?.textContent).toContain('15\u00a0ГБ');
  });

  test('[TRF-243] show the icon of each, and a tick for one that nobody has drawn', () => {
    const icons = (icon?: string) =>
      find(show([{ ...calls, ...(icon !== undefined && { icon }) }]), 'li svg path').getAttribute('d');
    expect(icons('phone')).not.toBe(icons('tv'));
    expect(icons('no-such-icon')).toBe(icons('check'));
    expect(icons('constructor')).toBe(icons('check'));
  });

  test('[TRF-244] can open a window with caption and footnote', () => {
    const details = find(show([calls], { explain: 'window' }), 'details');
    expect(details.dataset['inWindow']).toBe('Звонки');
    expect(details.textContent).toContain('По всей России');
    expect(details.textContent).toContain('Внутри сети бесплатно');
  });

  test('[TRF-245] can have a tooltip with caption and footnote instead', () => {
    const page = show([calls]);
    const hint = find(page, '[role="tooltip"]');
    expect(hint.textContent).toBe('По всей РоссииВнутри сети бесплатно');
    expect(find(page, 'button').getAttribute('aria-describedby')).toBe(hint.id);
    expect(page.querySelector('details')).toBeNull();
  });

  test('explain nothing where there is nothing to explain', () => {
    const { caption: _caption, footnote: _footnote, ...plain } = calls;
    for (const explain of ['tooltip', 'window', 'inline'] as const) {
      expect(show([plain], { explain }).querySelector('button, details')).toBeNull();
    }
    expect(show([]).innerHTML).toBe('');
  });

  test('make no ids where the window shows a copy of them', () => {
    expect(show([calls], { explain: 'inline' }).querySelector('[id]')).toBeNull();
  });

  describe('with a mouse', () => {
    let page: AbortController;
    beforeEach(() => {
      vi.useFakeTimers();
      page = new AbortController();
    });
    afterEach(() => {
      page.abort();
      vi.useRealTimers();
    });

    test('[TRF-246] open their tooltip after one second of hovering; leaving earlier shows none', () => {
      const host = show([calls]);
      enhanceTooltips(host, page.signal);
      const tooltip = find(host, '[data-tooltip]');
      const hover = (type: string) =>
        tooltip.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }));
      hover('pointerenter');
      vi.advanceTimersByTime(999);
      hover('pointerleave');
      vi.advanceTimersByTime(5000);
      expect(tooltip.hasAttribute('data-open')).toBe(false);
      hover('pointerenter');
      vi.advanceTimersByTime(1000);
      expect(tooltip.hasAttribute('data-open')).toBe(true);
    });
  });
});

describe('the groups of channels', () => {
  const groups = ['Познавательные', 'Кино', 'Детские', 'Спорт', 'Музыка'].map((title) => ({
    title,
    count: 10,
  }));
  const read = (count: number) => renderHtml(<ChannelGroups id="tv" groups={groups.slice(0, count)} />);

  test('[TRF-221] are named in a tooltip, the first three at once', () => {
    const tooltip = find(read(5), '[role="tooltip"]');
    const first = [...tooltip.querySelectorAll(':scope > ul > li')].map((item) => item.textContent);
    expect(first).toEqual(['Познавательные — 10', 'Кино — 10', 'Детские — 10']);
  });

  test('[TRF-222] stand under «ещё» from the fourth on; up to three there is none', () => {
    const rest = find(read(5), '[role="tooltip"] details');
    expect(find(rest, 'summary').textContent).toBe('ещё\u00a02');
    expect([...rest.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Спорт — 10',
      'Музыка — 10',
    ]);
    expect(read(3).querySelector('details')).toBeNull();
    expect(read(0).innerHTML).toBe('');
  });
});
