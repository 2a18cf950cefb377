import { expect, test } from 'vitest';
import { readKeptVisit } from './porting-visit';

test('what an order of number porting keeps is read again', () => {
  const visit = { back: '/mnp/order?packTag=1,2&ref=site' };
  expect(readKeptVisit(JSON.stringify(visit))).toEqual(visit);
});

test.each([
  null,
  '',
  'null',
  '{}',
  '[]',
  '7',
  '{"back":7}',
  '{"back":""}',
  'not json',
  '{"back":"https://evil.test"}',
  '{"back":"//evil.test"}',
  '{"back":"/\\\\evil.test"}',
  '{"back":"javascript:1"}',
  '{"back":"mnp"}',
  '{"back":"/mnp order"}',
  '{"back":"/\\tmnp"}',
])('anything else is no visit: %s', (kept) => {
  expect(readKeptVisit(kept)).toBeNull();
});
