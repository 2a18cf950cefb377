// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block, type TvChannels } from './block';
import enhance from './enhance';
import View from './view';

let page: AbortController;
beforeEach(() => {
  page = new AbortController();
});
afterEach(() => {
  page.abort();
  document.body.innerHTML = '';
});

const GROUPS = [
  {
    id: '1',
    title: 'Кино',
    channels: [
      { id: '1', title: 'Премьера' },
      { id: '2', title: 'Киноклуб', hd: true },
    ],
  },
  { id: '2', title: 'Детские', channels: [{ id: '3', title: 'Ёлочка' }] },
  { id: '3', title: 'Пустые', channels: [] },
];

async function load(groups: unknown): Promise<TvChannels> {
  const data = await block.load?.(
    block.props.parse({}),
    createLoadContext(() => groups),
  );
  return data ?? { genres: [] };
}

function show(data: TvChannels, isEnhanced = true) {
  const host = renderHtml(<View id="channels" props={block.props.parse({})} data={data} />);
  document.body.append(host);
  if (isEnhanced) enhance(host, { signal: page.signal, report: vi.fn() });
  return host;
}

function type(host: HTMLElement, text: string) {
  const field = find(host, 'input') as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const shown = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLElement>('[data-genre]:not([hidden]) [data-channel]:not([hidden])')].map(
    ({ dataset }) => dataset['channel'],
  );

describe('tv-channels', () => {
  test('[CONV-405] lists the channels by genre, how many in each, without empty genres', async () => {
    const host = show(await load(GROUPS), false);
    const titles = [...host.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Кино\u00a0— 2', 'Детские\u00a0— 1']);
    expect(find(host, '[data-channel="Киноклуб"]').textContent).toBe('Киноклуб HD');
    expect(find(host, '[data-channel-search]').hasAttribute('data-needs-script')).toBe(true);
  });

  test('finds a channel by a part of its name, opens its genre, and says how many there are', async () => {
    const host = show(await load(GROUPS));
    type(host, 'елоч');
    expect(shown(host)).toEqual(['Ёлочка']);
    expect(host.querySelectorAll('details')[1]?.open).toBe(true);
    expect(find(host, '[data-channel-count]').textContent).toBe('Нашли каналов: 1');
    type(host, '');
    expect(shown(host)).toEqual(['Премьера', 'Киноклуб', 'Ёлочка']);
    expect(host.querySelectorAll('details')[1]?.open).toBe(false);
  });

  test('says that no channel has such a name', async () => {
    const host = show(await load(GROUPS));
    type(host, '<b>нет</b>');
    expect(shown(host)).toEqual([]);
    expect(find(host, '[data-channel-none]').hidden).toBe(false);
  });

  test('says that the list has not come', () => {
    expect(show({ genres: [] }).textContent).toContain('не\u00a0загрузился');
  });
});
