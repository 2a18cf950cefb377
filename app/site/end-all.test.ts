import { expect, test } from 'vitest';
import { endAll } from './end-all';

test('a part that fails to end, at once or later, keeps no other from ending', async () => {
  const ended: string[] = [];
  const told: unknown[] = [];
  await endAll({ error: (line: unknown) => told.push(line) }, [
    () => Promise.reject(new Error('later')),
    () => {
      throw new Error('at once');
    },
    () => undefined,
    async () => void ended.push('store'),
  ]);
  expect(ended).toEqual(['store']);
  expect(told).toEqual([
    { event: 'not-ended', error: 'Error: later' },
    { event: 'not-ended', error: 'Error: at once' },
  ]);
});
