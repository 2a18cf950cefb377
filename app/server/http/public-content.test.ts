import { describe, expect, test } from 'vitest';
import { hideAddresses, keepInScope } from './public-content';

const to = {
  regionCode: 'moscow',
  audience: 'b2c',
  now: Date.parse('2026-11-22T12:00:00Z'),
} as const;

describe('content for somebody outside', () => {
  const block = (id: string, scope?: unknown, children: unknown[] = []) => ({
    id,
    type: 'text',
    children,
    scope,
  });

  test('has no blocks of another time, region or audience, on any level', () => {
    const raw = {
      title: 'Страница',
      components: [
        block('now', { from: '2026-11-01T00:00:00Z', until: null, regions: ['moscow'] }),
        block('later', { from: '2026-12-01T00:00:00Z' }),
        block('over', { until: '2026-11-22T12:00:00Z' }),
        block('elsewhere', { regions: ['spb'] }),
        block('business', { audiences: ['b2b'] }),
        block('unclear', { from: 'tomorrow' }),
        block('outer', undefined, [block('inner'), block('inner later', { from: '2027-01-01T00:00:00Z' })]),
      ],
    };
    const text = JSON.stringify(keepInScope(raw, to));
    expect(text).toContain('"now"');
    expect(text).toContain('"inner"');
    for (const id of ['later', 'over', 'elsewhere', 'business', 'unclear', 'inner later']) {
      expect(text).not.toContain(`"${id}"`);
    }
  });

  test('has the props of its blocks as they are', () => {
    const props = { items: [{ scope: 'Москва' }, { scope: { from: 'now' } }] };
    expect(keepInScope({ components: [{ type: 'text', props }] }, to)).toEqual({
      components: [{ type: 'text', props }],
    });
  });
});

test('forms for somebody outside name no address of the staff, and still fit together', () => {
  const forms = [
    {
      id: '1',
      recipients: ['chief@operator.test'],
      notice: 'Пишите на info@operator.test или сюда',
      fields: [
        {
          name: 'to',
          type: 'select-email',
          answers: [
            { value: 'sales@operator.test', title: 'Продажи' },
            { value: 'help@operator.test', title: 'Помощь' },
          ],
        },
        { name: 'why', type: 'input', showIf: { name: 'to', values: ['help@operator.test'] } },
      ],
    },
  ];
  expect(hideAddresses(forms)).toEqual([
    {
      id: '1',
      recipients: [''],
      notice: 'Пишите на info@operator.test или сюда',
      fields: [
        {
          name: 'to',
          type: 'select-email',
          answers: [
            { value: '0', title: 'Продажи' },
            { value: '1', title: 'Помощь' },
          ],
        },
        { name: 'why', type: 'input', showIf: { name: 'to', values: ['1'] } },
      ],
    },
  ]);
});
