import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { openStore } from '#cms/store/open-store';
import { loadDemoContent } from '#fixtures/content/load-content';
import { createSandboxListener } from '#fixtures/sandbox/listener';
import { openDemoSandbox } from '#app/server/create-demo-sandbox';
import { readEnvironment } from '#app/server/environment';
import { createLogger } from '#app/server/logger';

/**
 * `npm run sandbox`: the operator's API over HTTP. PORT (3900) and HOST (127.0.0.1) choose where; what it remembers
 * stays in DATA_DIR, as with the site.
 */
const env = readEnvironment({ ...process.env, PORT: process.env['PORT'] ?? '3900' });
const directory = path.resolve(env.DATA_DIR);
const store = await openStore(directory);
const log = createLogger(env.LOG_LEVEL);
const secret = env.SESSION_SECRET;
const sandbox = await openDemoSandbox(await loadDemoContent(), { store, directory, secret, log });
const server = createSandboxListener(sandbox);
server.listen(env.PORT, env.HOST, () => {
  const origin = `http://${env.HOST}:${env.PORT}`;
  console.log(`Operator API sandbox: ${origin}`);
  console.log(`Run the site against it: OPERATOR_API_URL=${origin} CONTENT_SOURCE=gateway npm start`);
});
closeWithGrace({ logger: undefined }, async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  await sandbox.close();
  await store.destroy();
});
