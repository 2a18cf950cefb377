import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckTotals, type Totals } from './check-totals';

const totals: Totals = {
  documents: 12,
  unchecked: 0,
  stale: 0,
  broken: 0,
  forChecks: 0,
  errors: 0,
  warnings: 0,
};
const PROMISE = 'не\u00a0ломает ни\u00a0одной страницы';
const say = (some: Partial<Totals>) => renderToStaticMarkup(<CheckTotals totals={{ ...totals, ...some }} />);

test('the report promises that no page is broken only when it has seen them all as they are', () => {
  expect(say({})).toContain(PROMISE);
  for (const some of [{ unchecked: 514 }, { stale: 1 }]) {
    expect(say(some)).not.toContain(PROMISE);
    expect(say(some)).toContain('проверены ещё не\u00a0все');
  }
  expect(say({ broken: 2, unchecked: 3 })).toContain('Эта сборка сломает 2\u00a0страницы');
});
