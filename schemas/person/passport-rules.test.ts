import { expect, test } from 'vitest';
import { findBirthFault, findPassportFault } from './passport-rules';

const TODAY = '2026-11-23';

test.each([
  ['2026-11-24', 'future'],
  ['2012-11-24', 'tooYoung'],
  ['2012-11-23', null],
  ['1926-11-23', null],
  ['1925-11-23', 'tooOld'],
])('who was born on %s may have a passport: %s', (birthDate, fault) => {
  expect(findBirthFault(birthDate, TODAY)).toBe(fault);
});

test.each([
  // Not before the fourteenth birthday, and not tomorrow.
  ['1990-05-17', '2004-05-16', 'tooEarly'],
  ['2000-01-01', '2026-11-24', 'future'],
  ['2012-11-23', '2026-11-23', null],
  // At 20 it is given anew; for 90 days the former one is good.
  ['2006-11-23', '2020-12-01', null],
  ['2006-08-25', '2020-12-01', null],
  ['2006-08-24', '2020-12-01', 'renew20'],
  ['2006-08-24', '2026-08-24', null],
  // At 45 again.
  ['1981-08-25', '2002-01-10', null],
  ['1981-08-24', '2002-01-10', 'renew45'],
  ['1981-08-24', '2026-09-01', null],
  ['1970-03-01', '1995-03-01', 'renew45'],
])('born on %s, a passport of %s: %s', (birthDate, issueDate, fault) => {
  expect(findPassportFault({ birthDate, issueDate }, TODAY)).toBe(fault);
});

test('who was born on 29 February becomes 14 and 20 on a day that is there', () => {
  expect(findPassportFault({ birthDate: '2004-02-29', issueDate: '2018-02-28' }, TODAY)).toBe('tooEarly');
  expect(findPassportFault({ birthDate: '2004-02-29', issueDate: '2024-02-29' }, TODAY)).toBeNull();
});
