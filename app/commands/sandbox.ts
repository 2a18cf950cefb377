import { loadDemoContent } from '#fixtures/content/load-content';
import { createSandboxListener } from '#fixtures/sandbox/listener';
import { createDemoSandbox } from '#app/server/create-demo-sandbox';

/** `npm run sandbox`: the operator's API over HTTP. PORT (3900) and HOST (127.0.0.1) choose where. */
const port = Number(process.env['PORT'] ?? 3900);
const host = process.env['HOST'] ?? '127.0.0.1';

const sandbox = createDemoSandbox(await loadDemoContent());
createSandboxListener(sandbox).listen(port, host, () => {
  console.log(`Operator API sandbox: http://${host}:${port}`);
  console.log(
    `Run the site against it: OPERATOR_API_URL=http://${host}:${port} CONTENT_SOURCE=gateway npm start`,
  );
});
