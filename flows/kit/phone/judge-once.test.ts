import { expect, test, vi } from 'vitest';
import { judgeOnce } from './judge-once';
import { isCityPhone } from './phone-input';

test('[CONV-30] a number that was judged is not judged again, whatever came of it', () => {
  const judge = vi.fn(isCityPhone);
  const isRight = judgeOnce(judge);
  const typed = ['+7 (926) 1', '+7 (926) 123 - 45 - 67', '+7 (026) 123 - 45 - 67'];
  const verdicts = () => typed.map(isRight);
  expect([verdicts(), verdicts()]).toEqual([
    [false, true, false],
    [false, true, false],
  ]);
  expect(judge.mock.calls.map(([text]) => text)).toEqual(typed);
});
