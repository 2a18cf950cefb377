import type { Audience } from '#schemas/page';
import type { EntryAddress } from './entry-address';
import { writeAudit } from './entry-records';
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

/** Fills an empty store, in one transaction; leaves any other store alone. Gives the number of pages written. */
export async function seedStore(store: Store, content: SeedContent, now: number): Promise<number> {
  return runChange(store, async (write) => {
    await lockEntries(write);
    const known = await write.selectFrom('entry').select('id').limit(1).executeTakeFirst();
    if (known) return 0;
    const documents = listDocuments(content).map(({ address, body }) => ({
      ...{ address, published: JSON.stringify(body), draft: null, note: '' },
    }));
    await writeRegions(write, content.regions, now);
    const details = { documents: documents.length };
    await writeAudit(write, { author: SEEDER, action: 'seeded', subject: 'store', details, now });
    await writeDocuments(write, documents, { origin: 'seed', author: SEEDER, now });
    return content.pages.length;
  });
}

function listDocuments({ pages, layouts, mainPage, forms = {} }: SeedContent) {
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
  return documents;
}
