import * as z from 'zod';
import type { Audience } from '#schemas/page';
import { toDocumentName, type EntryAddress, type EntryKind } from './entry-address';
import { writeAudit, type Write } from './entry-records';
import type { WholeDocument } from './transfer/plan-document';
import { writeRegions } from './read-model';
import { lockEntries, runChange } from './run-change';
import type { Store } from './tables';
import { writeDocuments } from './transfer/write-documents';

/** The content a new store begins with. */
export interface SeedContent {
  pages: readonly { path: string; audience: Audience; region: string | null; page: unknown }[];
  layouts: Record<Audience, unknown>;
  /** The main page's own data; none where the operator alone has them. */
  mainPage?: unknown;
  regions: unknown;
  /** Definitions of forms by the uuid of their page; none where the operator alone has them. */
  forms?: Readonly<Record<string, unknown>>;
  /** News, promotions, FAQ, banners; none where the operator alone has them. */
  documents?: readonly (EntryAddress & { body: unknown })[];
}

const SEEDED = 'seeded';
const SEEDER = { id: null, name: 'Первое наполнение' };

/**
 * Fills an empty store, in one transaction. One from before there were entries keeps its pages and documents as they
 * stand: they become entries. One that was filled by an earlier build gets the kinds of documents that were not known
 * then, each once; any other store is left alone. Gives the number of pages written.
 */
export async function seedStore(store: Store, content: SeedContent, now: number): Promise<number> {
  return runChange(store, async (write) => {
    await lockEntries(write);
    const known = await write.selectFrom('entry').select('id').limit(1).executeTakeFirst();
    if (known) {
      await seedNewKinds(write, content, now);
      return 0;
    }
    const documents = await keepStanding(write, listDocuments(content));
    await writeRegions(write, content.regions, now);
    await fill(write, documents, now);
    return documents.filter(({ address }) => address.kind === 'page').length;
  });
}

async function fill(write: Write, documents: readonly FirstDocument[], now: number): Promise<void> {
  const kinds = [...new Set(documents.map(({ address }) => address.kind))];
  const details = { documents: documents.length, kinds };
  await writeAudit(write, { author: SEEDER, action: SEEDED, subject: 'store', details, now });
  await writeDocuments(write, documents, { origin: 'seed', author: SEEDER, now });
}

/** What stores were filled with before their log said it. */
const FIRST_KINDS: readonly EntryKind[] = ['page', 'layout', 'main-page', 'form'];
const seededDetails = z.object({ kinds: z.array(z.string()).catch([...FIRST_KINDS]) });

/** What editors have taken away stays away: a kind is filled when neither the log nor an entry knows of it. */
async function seedNewKinds(write: Write, content: SeedContent, now: number): Promise<void> {
  const lines = await write.selectFrom('audit').select('details').where('action', '=', SEEDED).execute();
  if (lines.length === 0) return;
  const standing = await write.selectFrom('entry').select('kind').distinct().execute();
  const known = new Set<string>([
    ...FIRST_KINDS,
    ...lines.flatMap(({ details }) => seededDetails.parse(JSON.parse(details)).kinds),
    ...standing.map(({ kind }) => kind),
  ]);
  const documents = listDocuments(content).filter(({ address }) => !known.has(address.kind));
  if (documents.length > 0) await fill(write, documents, now);
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

function listDocuments(content: SeedContent): FirstDocument[] {
  const { pages, layouts, mainPage, forms = {}, documents: others = [] } = content;
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
    ...(mainPage === undefined
      ? []
      : [{ address: { kind: 'main-page' as const, name: '', ...everywhere }, body: mainPage }]),
    ...Object.entries(forms).map(([uuid, body]) => ({
      address: { kind: 'form' as const, name: uuid, ...everywhere },
      body,
    })),
    ...others.map(({ body, ...address }) => ({ address, body })),
  ];
  return documents.map(({ address, body }) => toFirst(address, JSON.stringify(body)));
}
