import { describe, expect, test } from 'vitest';
import { atMoment } from './at-moment';

const NOON = Date.parse('2026-06-01T12:00:00+03:00');
const block = (id: string, scope?: object, children?: unknown[]) => ({ id, scope, children });
const ids = (raw: unknown) =>
  (atMoment(raw, NOON) as { components: { id: string }[] }).components.map(({ id }) => id);

describe('a page at a moment', () => {
  test('has the blocks that are shown then', () => {
    const components = [
      block('always'),
      block('over', { until: '2026-06-01T11:59:00+03:00' }),
      block('not yet', { from: '2026-06-01T12:01:00+03:00' }),
      block('now', { from: '2026-06-01T12:00:00+03:00', until: '2026-06-02T00:00:00+03:00' }),
      'no block',
    ];
    expect(ids({ components: components.slice(0, 4) })).toEqual(['always', 'now']);
    expect(atMoment({ components }, NOON)).toMatchObject({ components: { length: 3 } });
  });

  test('shows them whenever it is asked for, to the same regions', () => {
    const raw = { components: [block('a', { regions: ['spb'], from: '2026-01-01T00:00:00+03:00' })] };
    expect(atMoment(raw, NOON)).toEqual({ components: [{ id: 'a', scope: { regions: ['spb'] } }] });
  });

  test('is looked at inside containers and inside an envelope too', () => {
    const inner = block('inner', { until: '2026-01-01T00:00:00+03:00' });
    const raw = { data: { components: [block('box', undefined, [inner])] } };
    expect(atMoment(raw, NOON)).toMatchObject({ data: { components: [{ id: 'box', children: [] }] } });
  });

  test('is what it was when it is no page', () => {
    expect([atMoment(null, NOON), atMoment([1], NOON)]).toEqual([null, [1]]);
  });
});
