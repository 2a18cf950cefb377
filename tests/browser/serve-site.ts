import { copyReadyStore, makeReadyStores } from '#tests/ready-store/ready-store';
import { readStoresDirectory } from './stores-directory';

/** Makes the ready stores of this run, then serves the built site from a copy of one: it begins with content and pictures. */

const { DATA_DIR } = process.env;
if (DATA_DIR === undefined) throw new Error('DATA_DIR names the store of the site.');
makeReadyStores(readStoresDirectory());
copyReadyStore(readStoresDirectory(), DATA_DIR, { hasPictures: true });
// A path that the types do not know: the build is made before the tests run.
const server = new URL('../../build/server/main.js', import.meta.url).href;
await import(server);
