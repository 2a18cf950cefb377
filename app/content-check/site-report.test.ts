import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEntries, type Entries } from '#cms/store/entries';
import type { EntryAddress } from '#cms/store/entry-address';
import { checkSite } from './check-site.server';
import type { CheckedSite } from './checked-site';
import { makePage, openCheckedDemo } from './testing/checked-demo';
import { isBroken } from './site-check';
import { readReport, refreshOutdated, refreshReport } from './site-report.server';

const AUTHOR = { id: null, name: 'Проверка' };
const KEPT = ['/about', '/dev-demo/broken', '/tariffs', '/tariffs/all'];

let site: CheckedSite;
let close: () => Promise<void>;
let entries: Entries;

/** A small site: a whole one takes its time to check. */
beforeEach(async () => {
  ({ site, close } = await openCheckedDemo());
  await site.store.deleteFrom('entry').where('kind', '=', 'page').where('name', 'not in', KEPT).execute();
  entries = createEntries(site.store, Date.now);
});
afterEach(() => close());

const addressOf = (name: string): EntryAddress => ({ kind: 'page', name, audience: 'b2c', region: '' });

async function publish(name: string, page: unknown): Promise<string> {
  const known = await entries.find(addressOf(name));
  const made = known ?? (await create(name, page));
  const opened = await entries.open(made.id);
  if (opened === null) throw new Error(`${name} is gone`);
  const saved = await entries.save(made.id, { body: JSON.stringify(page), mark: opened.mark }, AUTHOR);
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  await entries.publish(made.id, { mark: saved.mark, note: '' }, AUTHOR);
  return made.id;
}

async function create(name: string, page: unknown) {
  const created = await entries.create(addressOf(name), JSON.stringify(page), AUTHOR);
  if (created.outcome !== 'created') throw new Error(`${name} is taken`);
  return created.entry;
}

const codesOf = async (name: string) =>
  (await readReport(site.store)).reports
    .find(({ address }) => address.name === name)
    ?.findings.map(({ code }) => code);

describe('the kept report', () => {
  test('has every published document, and is made anew only for what has changed', async () => {
    const { unchecked } = await readReport(site.store);
    expect(await refreshOutdated(site)).toBe(unchecked);
    expect((await readReport(site.store)).unchecked).toBe(0);
    expect(await codesOf('/dev-demo/broken')).toContain('unknown-type');
    expect(await refreshOutdated(site)).toBe(0);
    await publish('/about', makePage([{ type: 'hologram' }]));
    expect((await readReport(site.store)).reports.filter(({ isCurrent }) => !isCurrent)).toHaveLength(1);
    expect(await refreshOutdated(site)).toBe(1);
    expect(await codesOf('/about')).toEqual(['unknown-type']);
  });

  test('is made once by servers that start together', async () => {
    const { unchecked } = await readReport(site.store);
    const made = await Promise.all([refreshOutdated(site), refreshOutdated(site), refreshOutdated(site)]);
    expect((await readReport(site.store)).unchecked).toBe(0);
    expect(Math.min(...made)).toBeGreaterThan(0);
    // Two may take the same document at the same moment.
    expect(made.reduce((sum, count) => sum + count)).toBeLessThan(unchecked * 1.5);
  });

  test('is left where it is when the server stops, and gone on with at its next start', async () => {
    const { unchecked } = await readReport(site.store);
    const stopping = new AbortController();
    const made = refreshOutdated(site, stopping.signal);
    await expect.poll(async () => (await readReport(site.store)).unchecked).toBeLessThan(unchecked);
    stopping.abort();
    const first = await made;
    expect(first).toBeLessThan(unchecked);
    expect(await refreshOutdated(site)).toBe(unchecked - first);
  });

  test('is made anew for the pages that link to what has changed', async () => {
    const words = { type: 'text', props: { html: '<p><a href="/later">Позже</a></p>' } };
    await publish('/linking', makePage([words]));
    await refreshReport(site, [addressOf('/linking')]);
    expect(await codesOf('/linking')).toEqual(['dead-link']);
    await publish('/later', makePage([]));
    await refreshReport(site, [addressOf('/later')]);
    expect([await codesOf('/linking'), await codesOf('/later')]).toEqual([[], []]);
  });
});

describe('a check of the site', () => {
  const check = async (states: Parameters<typeof checkSite>[1]['states']) =>
    (await checkSite(site, { states })).documents;

  test('says which documents are broken, and which are so on purpose', async () => {
    const seeded = await check(['published']);
    expect(seeded.filter(isBroken)).toEqual([]);
    const onPurpose = seeded.filter(({ isForChecks }) => isForChecks);
    expect(onPurpose.map(({ address }) => `${address.kind} ${address.name}`)).toEqual([
      // The form of `/test/forms/faulty`.
      'form 70000000-0000-4000-8000-000000000028',
      'page /dev-demo/broken',
    ]);
    // What somebody has written there is no part of the demo any more.
    await publish('/dev-demo/broken', makePage([{ type: 'hologram' }]));
    await publish('/about', makePage([{ type: 'hologram' }]));
    expect((await check(['published'])).filter(isBroken).map(({ address }) => address.name)).toEqual([
      '/about',
      '/dev-demo/broken',
    ]);
  });

  test('covers drafts, schedules and recent versions where it is asked to', async () => {
    const id = await publish('/about', makePage([{ type: 'first' }]));
    await publish('/about', makePage([{ type: 'second' }]));
    const opened = await entries.open(id);
    await entries.save(
      id,
      { body: JSON.stringify(makePage([{ type: 'third' }])), mark: opened?.mark ?? '' },
      AUTHOR,
    );
    const documents = await check(['published', 'draft', 'recent']);
    const states = documents
      .filter(({ entryId }) => entryId === id)
      .map(({ state, findings }) => `${state} ${findings.map(({ type }) => type).join()}`);
    expect(states.sort()).toEqual(['draft third', 'published second', 'recent ', 'recent first']);
  });
});
