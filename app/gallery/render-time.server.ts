import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { BlockDefinition } from '#registry/define-block';
import { requireServerView } from '#app/catalog.server';

/** An odd number: one of the measured times is the median. */
const ROUNDS = 7;

/**
 * How long the server takes to make an example's HTML from props that are already judged: the median of a few
 * renders, in milliseconds. Null for an example whose view throws; the page says so where the example would stand.
 */
export function measureRender(
  { type, props, examples, empty }: BlockDefinition,
  index: number,
): number | null {
  const example = examples[index];
  const parsed = props.safeParse(example?.props);
  if (example === undefined || !parsed.success) return null;
  const view = requireServerView(type);
  const viewProps = { id: `${type}-timed`, props: parsed.data, data: example.data ?? empty ?? null };
  const times: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      renderToString(createElement(view, viewProps));
      times.push(performance.now() - started);
    }
  } catch {
    return null;
  }
  return times.sort((a, b) => a - b)[(ROUNDS - 1) / 2] ?? null;
}
