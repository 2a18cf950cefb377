// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block, type CoverageMapData } from './block';
import { readCoverage, toShade } from './read-coverage';
import { toRange } from './texts';
import { MAP_COLUMNS, TILE_PLACES } from './tile-places';
import View from './view';
import regions from '../../fixtures/regions.json';

type Input = (typeof block)['examples'][number]['props'];

const TATARSTAN: CoverageMapData = {
  regions: [
    { code: 'moscow', title: 'Москва' },
    { code: 'tatarstan', title: 'Татарстан' },
  ],
  here: 'tatarstan',
};

const fourG = {
  title: '4G',
  levels: [
    { from: 0, text: 'Сообщения' },
    { from: 20, text: 'Видеозвонки' },
    { from: 55, text: 'Видео в 4K' },
  ],
  speeds: [
    { region: 'moscow', mbps: 68 },
    { region: 'tatarstan', mbps: 52 },
  ],
};
const fiveG = { ...fourG, title: '5G', speeds: [{ region: 'moscow', mbps: 290 }] };
const both: Input = { technologies: [fourG, fiveG], source: 'Замеры за октябрь' };

const show = (props: Input = both, data = TATARSTAN) =>
  renderHtml(<View id="map" props={block.props.parse(props)} data={data} />);

const tileOf = (page: HTMLElement, code: string) => find(page, `[data-region="${code}"]`);

describe('the places of the tiles', () => {
  test('hold every region once, none on that of another', () => {
    expect(TILE_PLACES.map(({ code }) => code).sort()).toEqual(regions.map(({ code }) => code).sort());
    expect(new Set(TILE_PLACES.map(({ column, row }) => `${column} ${row}`)).size).toBe(TILE_PLACES.length);
    expect(TILE_PLACES.every(({ column }) => column < MAP_COLUMNS)).toBe(true);
  });

  test('keep west left of east and north above south', () => {
    const at = (code: string) => TILE_PLACES.find((place) => place.code === code);
    expect(at('kaliningrad')?.column).toBeLessThan(at('moscow')?.column ?? 0);
    expect(at('moscow')?.column).toBeLessThan(at('primorye')?.column ?? 0);
    expect(at('murmansk')?.row).toBeLessThan(at('dagestan')?.row ?? 0);
  });
});

describe('coverage-map', () => {
  test('writes the speed of each technology on the tile of each region', () => {
    const page = show();
    expect(tileOf(page, 'moscow').textContent).toBe('МСК68290');
    expect(tileOf(page, 'tatarstan').textContent).toBe('ТАТ52—');
  });

  test('colours a tile by the step of its speed: faster is further', () => {
    const [moscow, tatarstan] = readCoverage(block.props.parse(both).technologies, TATARSTAN.regions);
    expect(moscow?.speeds.map(({ shade }) => shade)).toEqual([5, 5]);
    expect(tatarstan?.speeds.map(({ shade }) => shade)).toEqual([3, 0]);
  });

  test('raises the tile of the visitor and draws it over its neighbours', () => {
    const tiles = [...show().querySelectorAll<HTMLElement>('[data-region]')];
    expect(tiles.at(-1)?.dataset['region']).toBe('tatarstan');
    expect(tiles.filter((tile) => tile.getAttribute('transform')?.includes('scale'))).toHaveLength(1);
  });

  test('says the speeds of the region of the visitor in large figures, and its place', () => {
    const panel = find(show(), '[data-readout]');
    expect(panel.textContent).toContain('Татарстан');
    expect(panel.textContent).toContain('52 Мбит/с');
    expect(panel.textContent).toContain('2-е\u00a0место из\u00a02');
  });

  test('has the same as a table, the fastest region first, that of the visitor named', () => {
    const page = show();
    expect([...page.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual([
      'Регион',
      '4G, Мбит/с',
      '5G, Мбит/с',
    ]);
    const rows = [...page.querySelectorAll('tbody tr')];
    expect(rows).toHaveLength(TILE_PLACES.length);
    expect(rows[0]?.textContent).toBe('Москва68290');
    expect(rows[1]?.textContent).toBe('ТатарстанВаш регион52—');
  });

  test('explains its colours in numbers and words', () => {
    const legend = find(show(), 'ul[aria-label="4G"]');
    expect([...legend.children].map((level) => level.textContent)).toEqual([
      'до\u00a020\u00a0Мбит/сСообщения',
      '20–54\u00a0Мбит/сВидеозвонки',
      'от\u00a055\u00a0Мбит/сВидео в 4K',
      '4G пока не работает',
    ]);
    expect(show().textContent).toContain('Чем темнее плитка, тем выше скорость');
  });

  test('offers a choice of technologies only where there is one', () => {
    expect(show().querySelectorAll('label')).toHaveLength(2);
    expect(show({ ...both, technologies: [fourG] }).querySelectorAll('label')).toHaveLength(0);
  });

  test('stands without names of regions and without that of the visitor', () => {
    const page = show(both, { regions: [], here: null });
    expect(page.querySelector('[data-readout]')).toBeNull();
    expect(find(page, 'tbody th').textContent).toBe('МСК');
  });

  test('puts its levels in order, however they were written', () => {
    const levels = [...fourG.levels].reverse();
    const parsed = block.props.parse({ ...both, technologies: [{ ...fourG, levels }] });
    expect(parsed.technologies[0]?.levels).toEqual(fourG.levels);
  });
});

test.each([
  [5, [1, 2, 3, 4, 5]],
  [3, [1, 3, 5]],
  [2, [1, 5]],
])('%i levels take the steps %j of the palette', (count, steps) => {
  expect(Array.from({ length: count }, (_, level) => toShade(level, count))).toEqual(steps);
});

test('a range is said by its ends', () => {
  expect([toRange(0, 20), toRange(20, 30), toRange(55, undefined)]).toEqual([
    'до\u00a020\u00a0Мбит/с',
    '20–29\u00a0Мбит/с',
    'от\u00a055\u00a0Мбит/с',
  ]);
});
