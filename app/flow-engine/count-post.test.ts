import { describe, expect, test } from 'vitest';
import { countPost, toReason } from './count-post';

const machine = { isFinal: (state: string) => state === 'done' };
const count = (trail: [string, ...string[]], passed: readonly string[] | null, reason?: string) => {
  const { counts, passed: been } = countPost({ trail, passed, reason }, machine);
  return { been, counts: counts.map(({ state, what, reason: why, by }) => `${state} ${what}${why} ${by}`) };
};

describe('a post is counted', () => {
  test('as the beginning of a visit, when it has no seal', () => {
    expect(count(['phone'], null)).toEqual({ been: ['phone'], counts: ['phone begun 1', 'phone stays 1'] });
  });

  test('as nothing, when the visitor stays where they were', () => {
    expect(count(['phone'], ['phone'])).toEqual({ been: ['phone'], counts: [] });
  });

  test('through every state of a replay, each of them once in a visit', () => {
    const { been, counts } = count(['code', 'phone', 'code', 'amount'], ['phone', 'code']);
    expect(been).toEqual(['phone', 'code', 'amount']);
    expect(counts.filter((line) => !line.includes('stays'))).toEqual(['amount came 1']);
    const stays = counts.filter((line) => line.includes('stays'));
    expect(stays.filter((line) => line.startsWith('amount'))).toEqual(['amount stays 1']);
    // From the code to the number, and from there to the code again: what came is taken off once more than it came.
    expect(stays.filter((line) => line === 'code stays -1')).toHaveLength(2);
    expect(stays.filter((line) => line === 'code stays 1')).toHaveLength(1);
  });

  test('as a second visit, when it leads on from an end: the first one stays there', () => {
    expect(count(['done', 'phone', 'code'], ['phone', 'code', 'done'])).toEqual({
      been: ['phone', 'code'],
      counts: ['phone begun 1', 'phone stays 1', 'code came 1', 'phone stays -1', 'code stays 1'],
    });
  });

  test('where it was refused: in the state that it had led to', () => {
    expect(count(['code', 'phone'], ['phone', 'code'], 'limited').counts.at(-1)).toBe(
      'phone refusedlimited 1',
    );
  });
});

test('a reason is a code, and never a text that may speak of the visitor', () => {
  const messages = { codeWrong: 'Неверный код' };
  const of = (status: number, errors: Record<string, string>) => toReason({ status, errors }, { messages });
  expect(of(422, { code: 'Неверный код' })).toBe('messages.codeWrong');
  expect(of(422, { name: 'Проверьте, что здесь написано', code: 'Неверный код' })).toBe('misshapen');
  expect(of(429, { '': 'Слишком много попыток. Попробуйте через 5 мин.' })).toBe('limited');
  expect(of(422, { '': 'Номер 79261112233 заблокирован' })).toBe('other');
});
