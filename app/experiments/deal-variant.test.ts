import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dealVariant, type Division } from './deal-variant';

const HALF: Division = { id: 'one', share: 100, shareB: 50 };
const tokens = Array.from({ length: 20_000 }, () => randomBytes(18).toString('base64url'));

function shares(division: Division) {
  const dealt = tokens.map((token) => dealVariant(token, division));
  const of = (variant: 'a' | 'b' | null) => dealt.filter((one) => one === variant).length / tokens.length;
  return { a: of('a'), b: of('b'), none: of(null) };
}

describe('visitors of an experiment', () => {
  test('see the same version each time', () => {
    for (const token of tokens.slice(0, 100)) {
      expect(dealVariant(token, HALF)).toBe(dealVariant(token, { ...HALF }));
    }
  });

  test.each([
    [
      { share: 100, shareB: 50 },
      { a: 0.5, b: 0.5, none: 0 },
    ],
    [
      { share: 10, shareB: 50 },
      { a: 0.05, b: 0.05, none: 0.9 },
    ],
    [
      { share: 80, shareB: 25 },
      { a: 0.6, b: 0.2, none: 0.2 },
    ],
    [
      { share: 100, shareB: 1 },
      { a: 0.99, b: 0.01, none: 0 },
    ],
  ])('are divided as asked for: %j', (asked, expected) => {
    const seen = shares({ id: 'one', ...asked });
    for (const key of ['a', 'b', 'none'] as const)
      expect(Math.abs(seen[key] - expected[key])).toBeLessThan(0.015);
  });

  test('are dealt anew in another experiment', () => {
    const both = tokens.filter(
      (token) => dealVariant(token, HALF) === 'b' && dealVariant(token, { ...HALF, id: 'two' }) === 'b',
    );
    expect(Math.abs(both.length / tokens.length - 0.25)).toBeLessThan(0.015);
  });

  test('who take part go on doing so when more are asked in', () => {
    const few: Division = { ...HALF, share: 10 };
    const taking = tokens.filter((token) => dealVariant(token, few) !== null);
    expect(taking.every((token) => dealVariant(token, { ...HALF, share: 60 }) !== null)).toBe(true);
  });
});
