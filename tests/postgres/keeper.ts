import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** What the keeper of the server says of it. */
const answer = z.union([z.object({ url: z.string() }), z.object({ fault: z.string() })]);
export type ServerAnswer = z.output<typeof answer>;

export interface Keeper {
  /** The address of an empty database, or why there is none. */
  answer: Promise<ServerAnswer>;
  stop: () => Promise<void>;
}

/** Starts a private PostgreSQL server, which ends with this process at the latest. */
export function startKeeper(): Keeper {
  const script = fileURLToPath(new URL('keep-server.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  return {
    answer: new Promise((resolve) => {
      lines.once('line', (line) => resolve(answer.parse(JSON.parse(line))));
      child.once('exit', (code) => resolve({ fault: `the keeper of PostgreSQL ended with ${code}` }));
    }),
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
