import { describe, expect, test } from 'vitest';
import { createEntries } from '#cms/store/entries';
import { openStore } from '#cms/store/open-store';
import { databases } from '#tests/databases';
import { readEnvironment } from '#app/site/environment';
import type { Editor } from '../../session/editor';
import { publishRedirect, saveRedirect } from './change-redirects.server';
import { listHops } from './redirect-rows.server';

const ANNA: Editor = { id: 'anna', login: 'anna', name: 'Анна', role: 'publisher' };
const ROUNDS = 8;

async function openServer(place: string) {
  const store = await openStore(place);
  const parts = { entries: createEntries(store, Date.now), env: readEnvironment({}) };
  return {
    store,
    async save(from: string, to: string) {
      const saved = await saveRedirect({ from, to, audience: 'b2c' }, undefined, ANNA, parts);
      if (saved.outcome !== 'created') throw new Error(saved.outcome);
      return saved.id;
    },
    publish: async (id: string) => (await publishRedirect(id, ANNA, parts)).outcome,
  };
}

describe.each(databases)('redirects of two servers on one $name', (database) => {
  test('that would make a circle together are not both published, at the same moment either', async () => {
    const place = await database.createPlace();
    const [one, other] = [await openServer(place), await openServer(place)];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [here, there] = [`/here-${round}`, `/there-${round}`];
      const [way, back] = [await one.save(here, there), await other.save(there, here)];
      const outcomes = await Promise.all([one.publish(way), other.publish(back)]);
      expect(outcomes.toSorted()).toEqual(['published', 'refused']);
    }
    expect(await listHops(one.store)).toHaveLength(ROUNDS);
    await Promise.all([one.store.destroy(), other.store.destroy()]);
  });
});
