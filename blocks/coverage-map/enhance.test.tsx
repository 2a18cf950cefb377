// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import View from './view';

let visit: AbortController;

beforeEach(() => {
  visit = new AbortController();
});
afterEach(() => {
  visit.abort();
  document.body.replaceChildren();
});

function start(index = 0): HTMLElement {
  const example = block.examples[index];
  const data = example?.data as Parameters<typeof View>[0]['data'];
  const page = renderHtml(<View id="map" props={block.props.parse(example?.props)} data={data} />);
  document.body.replaceChildren(page);
  enhance(page, { signal: visit.signal, report: vi.fn() });
  return page;
}

const press = (page: HTMLElement, key: string) =>
  find(page, '[data-cartogram]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const readPanel = (page: HTMLElement) => find(page, '[data-readout-title]').textContent;
const selected = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map((tile) => tile.dataset['region']);

describe('the map with a script', () => {
  test('is a list of choices with the region of the visitor chosen', () => {
    const page = start();
    const map = find(page, '[data-cartogram]');
    expect([map.getAttribute('role'), map.getAttribute('tabindex')]).toEqual(['listbox', '0']);
    expect(selected(page)).toEqual(['tatarstan']);
    expect(find(page, `[id="${map.getAttribute('aria-activedescendant')}"]`).getAttribute('aria-label')).toBe(
      'Республика Татарстан: 4G, Мбит/с 52; 5G, Мбит/с —',
    );
  });

  test('arrow keys lead to the neighbour, Escape back home', () => {
    const page = start();
    press(page, 'ArrowUp');
    expect(selected(page)).toEqual(['udmurtia']);
    press(page, 'ArrowLeft');
    expect(selected(page)).toEqual(['mariel']);
    press(page, 'Escape');
    expect(selected(page)).toEqual(['tatarstan']);
  });

  test('the panel shows the tile that is pointed at, and no place that is not its own', () => {
    const page = start();
    find(page, '[data-region="nsk"] rect').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    expect(readPanel(page)).toBe('Новосибирская область');
    expect(find(page, '[data-readout-label]').textContent).toBe('Выбранный регион');
    expect(find(page, '[data-readout-value="0"]').textContent).toBe('41');
    expect(find(page, '[data-readout-rank]').hidden).toBe(true);
    find(page, '[data-region="tatarstan"] rect').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(find(page, '[data-readout-label]').textContent).toBe('Ваш регион');
    expect(find(page, '[data-readout-rank]').hidden).toBe(false);
  });

  test('an arrow towards the edge of the map changes nothing', () => {
    const page = start();
    for (let step = 0; step < 30; step += 1) press(page, 'ArrowLeft');
    const last = selected(page);
    press(page, 'ArrowLeft');
    expect(selected(page)).toEqual(last);
  });

  test('without a region of the visitor the map stays a picture', () => {
    expect(find(start(1), '[data-cartogram]').getAttribute('role')).toBe('img');
  });
});
