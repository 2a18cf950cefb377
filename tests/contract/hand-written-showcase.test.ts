import { expect, test } from 'vitest';
import { createHandWritten } from '#tests/bench/products-by-hand';
import { cases, renderExample } from './render-example';

// The benchmark `products` ends with an error when its baseline draws something else: that is known here first.
const showcases = cases.filter(({ block }) => block.type === 'tariff-showcase');

test.each(showcases)('$name can be written by hand for the benchmark', (showcase) => {
  expect(createHandWritten(renderExample(showcase))()).toContain('<section');
});
