import { expect, test } from 'vitest';
import { layOutMetro } from './lay-out-metro';
import type { MetroStation } from './salon-lookups';

const toStation = (id: string, given: Partial<MetroStation>): MetroStation => ({
  id,
  title: `Станция ${id}`,
  line: 'Речная',
  color: '#2b6cb0',
  at: null,
  next: null,
  transfers: [],
  point: null,
  ...given,
});

test('the scheme has stations where the operator has them, and one bend at most between two', () => {
  const { dots, tracks, transfers } = layOutMetro([
    toStation('1', { at: { x: 100, y: 100 }, next: ['2'], transfers: ['3'] }),
    toStation('2', { at: { x: 200, y: 160 }, next: [] }),
    toStation('3', {
      at: { x: 120, y: 100 },
      line: 'Северная',
      color: '#2f855a',
      next: [],
      transfers: ['1'],
    }),
  ]);
  const [first, second, third] = dots;
  expect([(second?.x ?? 0) - (first?.x ?? 0), (second?.y ?? 0) - (first?.y ?? 0)]).toEqual([100, 60]);
  expect((third?.x ?? 0) - (first?.x ?? 0)).toBe(20);
  expect(tracks).toEqual([{ color: '#2b6cb0', path: 'M110 50L170 110L210 110' }]);
  // Both stations name it.
  expect(transfers).toHaveLength(1);
});

test('a ring is closed by what the operator says trains go on to', () => {
  const at = [
    [0, 0],
    [100, 0],
    [50, 80],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  const ring = at.map((spot, index) =>
    toStation(String(index), { at: spot, next: [String((index + 1) % at.length)] }),
  );
  expect(layOutMetro(ring).tracks).toHaveLength(3);
});

test('without places the lines lie side by side, each along the order of the list', () => {
  const { dots, tracks } = layOutMetro([
    toStation('1', {}),
    toStation('2', {}),
    toStation('3', { line: 'Северная' }),
    toStation('4', { line: 'Северная' }),
  ]);
  expect(dots.map(({ x, y }) => [x, y])).toEqual([
    [110, 50],
    [240, 50],
    [110, 160],
    [240, 160],
  ]);
  expect(tracks.map(({ path }) => path)).toEqual(['M110 50L110 50L240 50', 'M110 160L110 160L240 160']);
});

test('names keep clear of each other', () => {
  const { dots } = layOutMetro([
    toStation('1', { title: 'Верхняя Пристань', at: { x: 0, y: 0 } }),
    toStation('2', { title: 'Вокзальная площадь', at: { x: 60, y: 0 } }),
  ]);
  const [one, other] = dots.map(({ label }) => label);
  expect([one?.anchor, one?.y]).not.toEqual([other?.anchor, other?.y]);
});

test('no stations are an empty scheme', () => {
  expect(layOutMetro([])).toMatchObject({ dots: [], tracks: [], transfers: [] });
});
