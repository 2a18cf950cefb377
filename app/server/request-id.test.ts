import { expect, test } from 'vitest';
import { makeRequestId } from './request-id';

/** More than are made at once. */
const REQUESTS = 1000;

test('each request has an id of its own, of 32 hexadecimal digits', () => {
  const ids = Array.from({ length: REQUESTS }, makeRequestId);
  expect(new Set(ids).size).toBe(REQUESTS);
  expect(ids.filter((id) => !/^[\da-f]{32}$/.test(id))).toEqual([]);
});
