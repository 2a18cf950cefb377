import type { Audience } from '#schemas/page';
import { toContentVersion } from '../sources/content-version';
import type { EntryAddress } from './entry-address';
import { describeBody, toSearch, toTitle, writeAudit, writeChange, type Write } from './entry-records';
import { newId } from './new-id';
import { writePublications, writeRegions } from './read-model';
import type { EntryTable, RevisionTable, Store } from './tables';

/** The content a new store begins with. */
export interface SeedContent {
  pages: readonly { path: string; audience: Audience; region: string | null; page: unknown }[];
  layouts: Record<Audience, unknown>;
  mainPage: unknown;
  regions: unknown;
  /** Definitions of forms by the uuid of their page; none where the operator alone has them. */
  forms?: Readonly<Record<string, unknown>>;
}

export interface Document {
  address: EntryAddress;
  body: unknown;
}

const SEEDER = { id: null, name: 'Первое наполнение' };

/** Fills an empty store, in one transaction; leaves any other store alone. Gives the number of pages written. */
export async function seedStore(store: Store, content: SeedContent, now: number): Promise<number> {
  return store.transaction().execute(async (write) => {
    const known = await write.selectFrom('entry').select('id').limit(1).executeTakeFirst();
    if (known) return 0;
    const documents = listDocuments(content);
    await writeRegions(write, content.regions, now);
    await publishNew(write, documents, now);
    await writeAudit(write, {
      ...{ author: SEEDER, action: 'seeded', subject: 'store', now },
      details: { documents: documents.length },
    });
    return content.pages.length;
  });
}

function listDocuments({ pages, layouts, mainPage, forms = {} }: SeedContent): Document[] {
  const everywhere = { audience: '', region: '' } as const;
  return [
    ...pages.map(({ path, audience, region, page }) => ({
      address: { kind: 'page' as const, name: path, audience, region: region ?? '' },
      body: page,
    })),
    ...(['b2c', 'b2b'] as const).map((audience) => ({
      address: { kind: 'layout' as const, name: '', audience, region: '' },
      body: layouts[audience],
    })),
    { address: { kind: 'main-page' as const, name: '', ...everywhere }, body: mainPage },
    ...Object.entries(forms).map(([uuid, body]) => ({
      address: { kind: 'form' as const, name: uuid, ...everywhere },
      body,
    })),
  ];
}

const CHUNK = 500;

/** Documents that are new to the store, each with its first revision, published. */
export async function publishNew(write: Write, documents: readonly Document[], now: number): Promise<void> {
  const made = documents.map((document) => toRows(document, now));
  for (let from = 0; from < made.length; from += CHUNK) {
    const part = made.slice(from, from + CHUNK);
    await write
      .insertInto('entry')
      .values(part.map(({ entry }) => entry))
      .execute();
    await write
      .insertInto('revision')
      .values(part.map(({ revision }) => revision))
      .execute();
  }
  for (const { entry, revision } of made) await describeBody(write, entry, 'published', revision.body);
  await writePublications(
    write,
    made.map(({ entry, revision }) => ({ address: entry, body: revision.body, now })),
  );
  await writeChange(
    write,
    made.map(({ entry }) => entry),
    now,
  );
}

function toRows({ address, body }: Document, now: number): { entry: EntryTable; revision: RevisionTable } {
  const title = toTitle(body);
  const id = newId(now);
  const revisionId = newId(now);
  const { kind, name, audience, region } = address;
  return {
    entry: {
      ...{ id, kind, name, audience, region, title, search: toSearch(title, name) },
      ...{ published_revision: revisionId, published_at: now, created_at: now, updated_at: now },
    },
    revision: {
      ...{
        id: revisionId,
        entry_id: id,
        number: 1,
        body: JSON.stringify(body),
        version: toContentVersion(body),
      },
      ...{ note: '', origin: 'seed', created_at: now, created_by: SEEDER.name },
    },
  };
}
