import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import * as z from 'zod';

/**
 * The limit of what Node can do: ready bytes and ready headers from memory, one look-up by address. ANSWERS names
 * a JSON file of answers by path; at any other path it says that it is ready.
 */
const storedAnswer = z.object({
  status: z.number(),
  headers: z.array(z.string()),
  /** In base64. */
  body: z.string(),
});

const stored = z
  .record(z.string(), storedAnswer)
  .parse(JSON.parse(readFileSync(process.env['ANSWERS'] ?? '', 'utf8')));
const answers = new Map(
  Object.entries(stored).map(([path, { status, headers, body }]) => [
    path,
    { status, headers, body: status === 304 ? undefined : Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer) {
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return;
  }
  response.end('ready\n');
});
// As long as the site keeps them.
server.keepAliveTimeout = 65_000;
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
