import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { balancedColumns, Grid } from './grid';

describe('Grid', () => {
  test.each([
    [3, 3, 3],
    [4, 3, 2],
    [5, 3, 3],
    [5, 4, 3],
    [6, 4, 4],
    [9, 4, 3],
    [13, 4, 3],
    [7, 3, 3],
    [2, 4, 2],
    [1, 3, 1],
  ] as const)('puts %i cells of at most %i columns into %i', (count, columns, balanced) => {
    expect(balancedColumns(count, columns)).toBe(balanced);
  });

  test('counts the cells of a list that it gets from a map', () => {
    const html = renderToStaticMarkup(
      <Grid as="ul" columns={3}>
        {['Москва', 'Тверь', 'Тула', 'Рязань'].map((city) => (
          <li key={city}>{city}</li>
        ))}
      </Grid>,
    );
    expect(html).toMatch(/^<ul class="grid columns-2 /);
  });
});
