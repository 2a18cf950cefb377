import { describe, expect, test } from 'vitest';
import { findCollisions } from './plan-collisions';

const publish = (at: number, revisionNumber: number) => ({ action: 'publish', at, revisionNumber }) as const;
const unpublish = (at: number) => ({ action: 'unpublish', at, revisionNumber: null }) as const;

describe('plans of one document', () => {
  test('do not collide when each goes on from the one before', () => {
    expect(findCollisions([publish(1, 3), publish(2, 4), unpublish(3)])).toEqual([]);
  });

  test('collide at one time, whatever they do', () => {
    expect(findCollisions([unpublish(5), publish(5, 2)])).toEqual([{ kind: 'same', at: 5, number: 2 }]);
  });

  test('collide when a publication comes after the removal, given in any order', () => {
    expect(findCollisions([publish(9, 2), unpublish(5)])).toEqual([{ kind: 'order', at: 9, number: 2 }]);
  });

  test('collide when an older version takes the place of a newer one', () => {
    expect(findCollisions([publish(1, 4), publish(2, 3)])).toEqual([{ kind: 'older', at: 2, number: 3 }]);
  });
});
