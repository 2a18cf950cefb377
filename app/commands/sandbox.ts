import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { openStore } from '#cms/store/open-store';
import { loadDemoContent } from '#fixtures/content/load-content';
import { createSandboxListener } from '#fixtures/sandbox/listener';
import { createDemoSandbox, openDemoSandbox } from '#app/demo-sandbox/create-demo-sandbox';
import { readEnvironment } from '#app/site/environment';
import { createLogger, writeOut } from '#app/site/logger';

/**
 * `npm run sandbox`: the operator's API over HTTP. PORT (3900) and HOST (127.0.0.1) choose where. With a DATA_DIR it
 * keeps there what it remembers; without one it begins anew each time.
 */
const PORT = Number(process.env['PORT'] ?? 3900);
const HOST = process.env['HOST'] ?? '127.0.0.1';

const { sandbox, close } = process.env['DATA_DIR'] === undefined ? await begin() : await goOn();
const server = createSandboxListener(sandbox);
server.listen(PORT, HOST, () => {
  const origin = `http://${HOST}:${PORT}`;
  console.log(`Operator API sandbox: ${origin}`);
  console.log(`Run the site against it: OPERATOR_API_URL=${origin} CONTENT_SOURCE=gateway npm start`);
});
closeWithGrace({ logger: undefined }, async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  await close();
});

async function begin() {
  return { sandbox: createDemoSandbox(await loadDemoContent()), close: async () => undefined };
}

async function goOn() {
  const env = readEnvironment(process.env);
  const directory = path.resolve(env.DATA_DIR);
  const store = await openStore(directory);
  const log = createLogger(env.LOG_LEVEL);
  const place = { store, directory, secrets: env.SESSION_SECRETS, log };
  const sandbox = await openDemoSandbox(await loadDemoContent(), place);
  const close = async () => {
    await sandbox.close();
    await store.destroy();
    await writeOut(log);
  };
  return { sandbox, close };
}
