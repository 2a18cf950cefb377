import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSandboxTransport } from './sandbox-transport';

/** Longer than two of them fit into a turn (`doInTurn`). */
const WORK_MS = 6;
const ASKED = 40;

/** Keeps the event loop busy, as the sandbox does while it writes a large answer. */
async function answerAtLength(): Promise<Response> {
  const began = performance.now();
  while (performance.now() - began < WORK_MS);
  return new Response('{}');
}

test('visitors are heard between the answers that one of them asks for at once', async () => {
  const ask = createSandboxTransport({ handle: answerAtLength });
  const answers = Array.from({ length: ASKED }, () =>
    ask(new Request('http://sandbox.local/'), new AbortController().signal),
  );
  const all = Promise.all(answers).then(() => 'answered');
  let turns = 0;
  while ((await Promise.race([all, nextTurn('waiting')])) === 'waiting') turns += 1;
  expect(turns).toBeGreaterThan(ASKED / 4);
});
