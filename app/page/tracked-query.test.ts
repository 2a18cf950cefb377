import { describe, expect, test } from 'vitest';
import { KEY_PARAMETERS } from './key-parameters';
import { TrackedQuery } from './tracked-query';

describe('a tracked query', () => {
  test('does not mind a parameter of the key: each of its values has a page of its own', () => {
    const query = new TrackedQuery('?ids=start&only=differences');
    for (const name of KEY_PARAMETERS) {
      query.get(name);
      query.getAll(name);
      query.has(name);
    }
    expect(query.wasRead).toBe(false);
  });

  test.each<[string, (query: TrackedQuery) => unknown]>([
    ['another parameter', (query) => query.get('p')],
    ['all of another parameter', (query) => query.getAll('p')],
    ['whether there is another one', (query) => query.has('p')],
    ['the whole of it', (query) => query.toString()],
    ['one after another', (query) => [...query]],
  ])('remembers that %s was read', (_what, read) => {
    const query = new TrackedQuery('?p=2');
    read(query);
    expect(query.wasRead).toBe(true);
  });
});
