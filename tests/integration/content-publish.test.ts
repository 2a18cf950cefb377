import { describe, expect, onTestFinished, test } from 'vitest';
import { createEntries, type Entries } from '#cms/store/entries';
import type { EntryAddress } from '#cms/store/entry-address';
import { openStore } from '#cms/store/open-store';
import { createPlans } from '#cms/store/plans';
import { databases } from '#tests/databases';
import { noteFigure } from '#tests/trust-figures';
import { startSite, type SiteEnvironment, type SiteProcess } from './site-process';

/** Content changed by one process, and shown by another: the command line and the site, or two instances of it. */

const ANNA = { id: null, name: 'Анна' };
const ROUNDS = 10;
/** Generous: the figure is printed, and what is asserted is that it comes. */
const at = (name: string): EntryAddress => ({ kind: 'page', name, audience: 'b2c', region: '' });

const toBody = (title: string) =>
  JSON.stringify({
    uuid: 'publish-test',
    type: 'common',
    title,
    breadcrumbs: [],
    meta: [{ name: 'description', content: title }],
    components: [{ id: 'text', type: 'text', version: 1, props: { title, html: '<p>Текст.</p>' } }],
  });

async function setUp(place: string) {
  const env: SiteEnvironment = place.startsWith('postgres') ? { DATABASE_URL: place } : { DATA_DIR: place };
  const site = await startSite(env);
  const store = await openStore(place);
  onTestFinished(() => store.destroy());
  return { env, site, store, entries: createEntries(store, Date.now) };
}

async function publish(entries: Entries, address: EntryAddress, body: string): Promise<string> {
  const known = await entries.find(address);
  if (known === null) await entries.create(address, body, ANNA);
  const id = known?.id ?? (await entries.find(address))?.id ?? '';
  const mark = (await entries.open(id))?.mark ?? '';
  const saved = await entries.save(id, { body, mark }, ANNA);
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const done = await entries.publish(id, { mark: saved.mark, note: '' }, ANNA);
  expect(done.outcome).toBe('published');
  return id;
}

async function seenOn(site: SiteProcess, path: string): Promise<string> {
  const { status, body } = await site.send({ path });
  return status === 200 ? (/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '') : String(status);
}

describe.each(databases)('content in $name', ({ name, createPlace }) => {
  test('published by another process is shown by a running site', async () => {
    const { env, site, entries } = await setUp(await createPlace());
    const second = await startSite(env);
    const delays: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const title = `Выпуск ${round}`;
      await publish(entries, at('/news-of-the-day'), toBody(title));
      const published = performance.now();
      for (const one of [site, second]) {
        await expect.poll(() => seenOn(one, '/news-of-the-day')).toContain(title);
      }
      delays.push(performance.now() - published);
      // It stays: no render of the old page comes late.
      expect(await seenOn(site, '/news-of-the-day')).toContain(title);
    }
    const sorted = delays.sort((one, other) => one - other).map((ms) => Math.round(ms));
    noteFigure(
      6,
      `publish-visible-other-processes-${name.toLowerCase()}`,
      `on two other instances after ${sorted[Math.floor(ROUNDS / 2)]} ms in the middle, ${sorted.at(-1)} ms at most, of ${ROUNDS}`,
    );
  });

  test('of the layout changes every page', async () => {
    const { site, entries } = await setUp(await createPlace());
    const copyright = async (path: string) => (await site.send({ path })).body.includes('Другое право');
    expect([await copyright('/about'), await copyright('/')]).toEqual([false, false]);
    const layout = await entries.find({ kind: 'layout', name: '', audience: 'b2c', region: '' });
    const opened = await entries.open(layout?.id ?? '');
    const raw = JSON.parse(opened?.body ?? '{}') as { footer: { copyright: string } };
    raw.footer.copyright = 'Другое право';
    await publish(entries, { kind: 'layout', name: '', audience: 'b2c', region: '' }, JSON.stringify(raw));
    await expect.poll(async () => [await copyright('/about'), await copyright('/')]).toEqual([true, true]);
  });

  test('planned is published by the site at its time, checked by what it would show', async () => {
    const { site, store, entries } = await setUp(await createPlace());
    const events = { onChange: async () => undefined, onFault: () => undefined };
    const plans = createPlans(store, Date.now, events);
    const plan = async (path: string, body: string) => {
      const made = await entries.create(at(path), body, ANNA);
      if (made.outcome !== 'created') throw new Error(made.outcome);
      const { id } = made.entry;
      const kept = await entries.keep(id, { mark: (await entries.open(id))?.mark ?? '', note: '' }, ANNA);
      if (kept.outcome !== 'published') throw new Error(kept.outcome);
      await plans.planPublish(id, { revisionId: kept.revision.id, at: Date.now() + 1500 }, ANNA);
      return id;
    };
    const planned = await plan('/planned', toBody('По расписанию'));
    const broken = { uuid: 'b', title: 'Сломана', components: [{ type: 'no-such-block', props: {} }] };
    const refused = await plan('/planned-broken', JSON.stringify(broken));
    expect(await seenOn(site, '/planned')).toBe('404');
    await expect
      .poll(async () => (await plans.list({ entryId: planned }))[0])
      .toMatchObject({ state: 'done' });
    expect(await seenOn(site, '/planned')).toContain('По расписанию');
    await expect.poll(async () => (await plans.list({ entryId: refused }))[0]?.state).toBe('refused');
    expect((await plans.list({ entryId: refused }))[0]?.findings).toContainEqual(
      expect.objectContaining({ code: 'unknown-type', severity: 'error' }),
    );
    expect(await seenOn(site, '/planned-broken')).toBe('404');
  });
});
