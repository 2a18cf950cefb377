import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findReached } from '#app/commands/living-code';
import { blocks } from './render-example';

/** Decision 0078: what the browser may leave undrawn is cut off at its own box once it is drawn. */

const ROOT = process.cwd();
const STYLESHEET = /from '(\.[^']+\.css)'/g;
/** Told by CSS: at the edge of the screen, wherever the block stands. */
const OUTSIDE = /position: fixed/;

function listStylesheets(type: string): string[] {
  const reached = findReached(ROOT, [`blocks/${type}/view.tsx`]);
  return [...reached].flatMap((file) => {
    const imports = readFileSync(path.join(ROOT, file), 'utf8').matchAll(STYLESHEET);
    return [...imports].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name));
  });
}

const findOutside = (type: string) =>
  listStylesheets(type).filter((file) => OUTSIDE.test(readFileSync(path.join(ROOT, file), 'utf8')));

const staying = blocks.filter(({ staysInside }) => staysInside).map(({ type }) => type);

test.each(staying)(
  'nothing of the block %s is fixed to the screen: no bar, bubble, hint or window',
  (type) => {
    expect(listStylesheets(type).length).toBeGreaterThan(0);
    expect(findOutside(type)).toEqual([]);
  },
);

test('a block with a bar at the edge of the screen is found', () => {
  expect(findOutside('tariff-showcase')).not.toEqual([]);
});
