import type { TestProject } from 'vitest/node';
import { startKeeper, type Keeper, type ServerAnswer } from './keeper';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ServerAnswer;
  }
}

/** One for the whole run, however many projects ask for it. */
interface Running extends Keeper {
  users: number;
}
const shared: { postgresOfTests?: Running } = globalThis as object;

/** Starts a private PostgreSQL server for a run of tests. A fault is told to the tests that need it, and to no others. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = (shared.postgresOfTests ??= { ...startKeeper(), users: 0 });
  running.users += 1;
  project.provide('postgres', await running.answer);
  return async () => {
    running.users -= 1;
    if (running.users > 0) return;
    delete shared.postgresOfTests;
    await running.stop();
  };
}
