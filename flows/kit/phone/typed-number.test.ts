import { expect, test } from 'vitest';
import { typedNumber } from './typed-number';

test('[CODE-113] a number has ten digits, or eleven with the country’s', () => {
  for (const typed of ['9261112233', '89261112233', '79261112233', '+7 926 111-22-33']) {
    expect([typed, typedNumber.parse(typed)]).toEqual([typed, '79261112233']);
  }
  for (const typed of ['926111223', '892611122334', '+7 926 111-22-3', '19261112233', 'номер']) {
    expect([typed, typedNumber.safeParse(typed).error?.issues[0]?.message]).toEqual([
      typed,
      'Некорректный номер',
    ]);
  }
});
