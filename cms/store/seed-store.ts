import type { Audience } from '#schemas/page';
import { toDocumentName, type EntryAddress } from './entry-address';
import { writeAudit, type Write } from './entry-records';
import type { WholeDocument } from './plan-document';
import { writeRegions } from './read-model';
import { lockEntries, runChange } from './run-change';
import type { Store } from './tables';
import { writeDocuments } from './write-documents';

/** The content a new store begins with. */
export interface SeedContent {
  pages: readonly { path: string; audience: Audience; region: string | null; page: unknown }[];
  layouts: Record<Audience, unknown>;
  mainPage: unknown;
  regions: unknown;
  /** Definitions of forms by the uuid of their page; none where the operator alone has them. */
  forms?: Readonly<Record<string, unknown>>;
}

const SEEDER = { id: null, name: 'Первое наполнение' };

/**
 * Fills an empty store, in one transaction; leaves any other store alone. One from before there were entries keeps
 * its pages and documents as they stand: they become entries. Gives the number of pages written.
 */
export async function seedStore(store: Store, content: SeedContent, now: number): Promise<number> {
  return runChange(store, async (write) => {
    await lockEntries(write);
    const known = await write.selectFrom('entry').select('id').limit(1).executeTakeFirst();
    if (known) return 0;
    const documents = await keepStanding(write, listDocuments(content));
    await writeRegions(write, content.regions, now);
    const details = { documents: documents.length };
    await writeAudit(write, { author: SEEDER, action: 'seeded', subject: 'store', details, now });
    await writeDocuments(write, documents, { origin: 'seed', author: SEEDER, now });
    return documents.filter(({ address }) => address.kind === 'page').length;
  });
}

interface FirstDocument extends WholeDocument {
  published: string;
}

/** What already stands in the tables that the site reads, in the place of what would be written there. */
async function keepStanding(write: Write, given: readonly FirstDocument[]): Promise<FirstDocument[]> {
  const pages = await write.selectFrom('page').select(['path', 'audience', 'region', 'body']).execute();
  if (pages.length === 0) return [...given];
  const rows = await write.selectFrom('document').select(['name', 'body']).execute();
  const bodies = new Map(rows.map(({ name, body }) => [name, body]));
  const others = given.filter(({ address }) => address.kind !== 'page');
  return [
    ...pages.map(({ path: name, audience, region, body }) =>
      toFirst({ kind: 'page', name, audience, region }, body),
    ),
    ...others.map((one) => toFirst(one.address, bodies.get(toDocumentName(one.address)) ?? one.published)),
  ];
}

function toFirst(address: EntryAddress, published: string): FirstDocument {
  return { address, published, draft: null, note: '' };
}

function listDocuments({ pages, layouts, mainPage, forms = {} }: SeedContent): FirstDocument[] {
  const everywhere = { audience: '', region: '' } as const;
  const documents: { address: EntryAddress; body: unknown }[] = [
    ...pages.map(({ path, audience, region, page }) => ({
      address: { kind: 'page' as const, name: path, audience, region: region ?? '' },
      body: page,
    })),
    ...(['b2c', 'b2b'] as const).map((audience) => ({
      address: { kind: 'layout' as const, name: '', audience, region: '' },
      body: layouts[audience],
    })),
    { address: { kind: 'main-page', name: '', ...everywhere }, body: mainPage },
    ...Object.entries(forms).map(([uuid, body]) => ({
      address: { kind: 'form' as const, name: uuid, ...everywhere },
      body,
    })),
  ];
  return documents.map(({ address, body }) => toFirst(address, JSON.stringify(body)));
}
