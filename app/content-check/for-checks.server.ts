import type { EntryAddress } from '#cms/store/entry-address';
import { listBodiesBelow } from '#cms/store/published/published-pages';
import type { Store } from '#cms/store/tables';

/** Where the demo site keeps pages for those who look at what a faulty page does. */
const FOLDERS = ['/test/', '/dev-demo/'];

/** Is a document of the demo site broken on purpose, and no reason to refuse a build? */
export type IsForChecks = (address: EntryAddress, origin: string | null) => boolean;

/** Tells pages for checks, and the forms on them, from all others; never what somebody has written there since. */
export async function findForChecks(store: Store): Promise<IsForChecks> {
  const bodies = await listBodiesBelow(store, FOLDERS);
  const uuids = new Set(bodies.map((body) => Object(JSON.parse(body)).uuid as unknown));
  return ({ kind, name }, origin) => {
    if (origin !== 'seed') return false;
    return kind === 'form' ? uuids.has(name) : FOLDERS.some((folder) => name.startsWith(folder));
  };
}
