import { expect, test } from 'vitest';
import { listStates } from '#registry/walk-machine';
import { registry } from '#app/catalog.server';
import { nameState } from './flow-words';

test('every state of every flow of the site is called something in Russian', () => {
  const flows = registry.all().filter((definition) => definition.kind === 'flow');
  expect(flows.length).toBeGreaterThan(5);
  const named = flows.flatMap(({ type, machine }) =>
    listStates(machine).map((state) => ({ type, state, words: nameState(type, state) })),
  );
  expect(named.filter(({ words }) => !/^[А-ЯЁ]/.test(words) && !words.startsWith('QR-код'))).toEqual([]);
});
