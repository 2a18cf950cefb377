import { sql } from 'kysely';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createEmbeddedSource } from '#cms/sources/embedded-source';
import { createEntries } from '#cms/store/entries';
import { openStore } from '#cms/store/open-store';
import type { Store } from '#cms/store/tables';
import { databases } from '#tests/databases';
import { noteFigure } from '#tests/trust-figures';
import { readNumber, toNumberedBody } from './numbered-body';
import { buildPublisher } from './build-publisher';
import { startPublisher } from './publisher';

// Slow: each kill starts a process of its own, which connects and publishes before it dies.
/** `npm run drill` asks for more. */
const KILLS = Number(process.env['DRILL_KILLS'] ?? 20);
/** A kill takes a tenth of a second on a quiet machine. */
const KILL_MS = 60_000;
const PATH = '/drill';
const SCOPE = { region: { id: '1', code: 'moscow', title: 'Москва' }, audience: 'b2c' as const };
const MAX_DELAY_MS = 25;
const READ_EVERY_MS = 2;

const publisher = await buildPublisher();
afterAll(publisher.remove);

async function readSeen(store: Store): Promise<number> {
  const sourced = await createEmbeddedSource(store).getPage(PATH, SCOPE, { fresh: true });
  if (sourced.outcome !== 'found') throw new Error('the page is gone');
  return readNumber(sourced.raw);
}

/** Everything that a publish writes, as of one moment. */
async function readState(store: Store, id: string) {
  return store
    .selectFrom('entry')
    .innerJoin('revision', 'revision.id', 'entry.published_revision')
    .innerJoin('page', 'page.entry_id', 'entry.id')
    .select([
      'revision.body as pointed',
      'page.body as shown',
      'revision.version',
      'page.version as shownVersion',
    ])
    .select(['revision.number', 'entry.title'])
    .select((eb) => [
      eb
        .selectFrom('revision')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('entry_id', '=', id)
        .as('revisions'),
      eb
        .selectFrom('content_change')
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('changes'),
      eb
        .selectFrom('entry_usage')
        .select('value')
        .where('entry_id', '=', id)
        .where('state', '=', 'published')
        .where('of', '=', 'link')
        .as('link'),
    ])
    .where('entry.id', '=', id)
    .executeTakeFirstOrThrow();
}

describe.each(databases)('kill -9 while publishing to $name', ({ name, createPlace }) => {
  const kills = name === 'SQLite' ? KILLS : Math.max(5, Math.floor(KILLS / 5));

  test(
    'loses no acknowledged publish, and readers see the old page or the new one',
    { timeout: kills * KILL_MS },
    async () => {
      const place = await createPlace();
      const store = await openStore(place);
      onTestFinished(() => store.destroy());
      const entries = createEntries(store, Date.now);
      const author = { id: null, name: 'drill' };
      const address = { kind: 'page', name: PATH, audience: 'b2c', region: '' } as const;
      const made = await entries.create(address, toNumberedBody(0), author);
      if (made.outcome !== 'created') throw new Error(made.outcome);
      const { id } = made.entry;
      const mark = (await entries.open(id))?.mark ?? '';
      await entries.publish(id, { mark, note: '' }, author);

      let reads = 0;
      let seen = 0;
      const drill = { isOver: false };
      const reading = (async () => {
        while (!drill.isOver) {
          const number = await readSeen(store);
          expect(number).toBeGreaterThanOrEqual(seen);
          [seen, reads] = [number, reads + 1];
          await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
        }
      })();

      let unacknowledged = 0;
      let next = startPublisher(publisher.script, place, id);
      for (let kill = 0; kill < kills; kill += 1) {
        const running = await next;
        const from = (await readSeen(store)) + 1;
        await running.run(from, 1 + (kill % 3));
        await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_DELAY_MS));
        const acknowledged = await running.kill();
        next = kill + 1 < kills ? startPublisher(publisher.script, place, id) : next;

        const state = await readState(store, id);
        const number = readNumber(JSON.parse(state.shown));
        expect(number).toBeGreaterThanOrEqual(acknowledged ?? 0);
        // At most the one that was under way.
        expect(number).toBeLessThanOrEqual((acknowledged ?? 0) + 1);
        expect(state).toMatchObject({ pointed: state.shown, shownVersion: state.version });
        expect(state).toMatchObject({ number: number + 1, revisions: number + 1, changes: number + 1 });
        expect(state.link).toBe(number === 0 ? state.link : `/drill/${number}`);
        if (number > (acknowledged ?? 0)) unacknowledged += 1;
      }
      drill.isOver = true;
      await reading;
      if (name === 'SQLite') {
        const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store);
        expect(rows).toEqual([{ integrity_check: 'ok' }]);
      }
      const publishes = (await readSeen(store)) + 1;
      noteFigure(
        6,
        `kills-${name.toLowerCase()}`,
        `${kills} kills among ${publishes} publishes: 0 acknowledged ones lost, ${unacknowledged} done but not told, ${reads} reads without a mix`,
      );
    },
  );
});
