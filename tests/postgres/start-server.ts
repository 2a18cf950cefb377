import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import * as z from 'zod';

/** What the keeper of the server says of it. */
const answer = z.union([z.object({ url: z.string() }), z.object({ fault: z.string() })]);
export type ServerAnswer = z.output<typeof answer>;

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ServerAnswer;
  }
}

/** One for the whole run, however many projects ask for it. */
interface Running {
  keeper: ChildProcess;
  answer: Promise<ServerAnswer>;
  users: number;
}
const shared: { postgresOfTests?: Running } = globalThis as object;

/** Starts a private PostgreSQL server for a run of tests. A fault is told to the tests that need it, and to no others. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = (shared.postgresOfTests ??= start());
  running.users += 1;
  project.provide('postgres', await running.answer);
  return async () => {
    running.users -= 1;
    if (running.users > 0) return;
    delete shared.postgresOfTests;
    await stop(running.keeper);
  };
}

function start(): Running {
  const script = fileURLToPath(new URL('keep-server.mjs', import.meta.url));
  const keeper = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(keeper.stdout);
  const said = new Promise<ServerAnswer>((resolve) => {
    lines.once('line', (line) => resolve(answer.parse(JSON.parse(line))));
    keeper.once('exit', (code) => resolve({ fault: `the keeper of PostgreSQL ended with ${code}` }));
  });
  return { keeper, answer: said, users: 0 };
}

async function stop(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null) return;
  const ended = once(keeper, 'exit');
  keeper.stdin?.end();
  await ended;
}
