import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price';

const read = (view: JSX.Element) =>
  renderToStaticMarkup(view)
    .replace(/<[^>]+>/g, '')
    .trim();

test('nothing to pay is said in a word, for no period and without «от»', () => {
  expect(read(<Price amountKopecks={0} period="за 30 дней" prefix="от" />)).toBe('Бесплатно');
  expect(read(<Price amountKopecks={0} oldAmountKopecks={100} period="за 30 дней" />)).toContain(
    'за 30 дней',
  );
});
