import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { TestReply, TestRequest, TestResult } from './test-messages';

/** Runs tests of the project at hand in a process of their own; one that runs endlessly is killed and replaced. */
export interface TestRuns {
  run: (request: TestRequest) => Promise<TestResult | 'endless'>;
  close: () => void;
}

export function openTestRuns(): TestRuns {
  let started: Promise<ChildProcess> | null = null;
  return {
    run: async (request) => {
      const child = await (started ??= startProcess());
      child.send(request);
      const reply = await waitForReply(child);
      if (reply === 'ready') throw new Error('The process that runs the tests began anew by itself.');
      if (reply === 'endless') {
        started = null;
        // A thread in an endless loop does not let its process end in order.
        child.kill('SIGKILL');
      }
      return reply;
    },
    close: () => void started?.then((child) => child.disconnect()),
  };
}

async function startProcess(): Promise<ChildProcess> {
  const script = path.join(import.meta.dirname, 'test-process.ts');
  const child = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await waitForReply(child);
  return child;
}

function waitForReply(child: ChildProcess): Promise<TestReply> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null, signal: string | null): void => {
      child.off('message', onMessage);
      reject(new Error(`The process that runs the tests ended with ${code ?? signal}.`));
    };
    const onMessage = (reply: unknown): void => {
      child.off('exit', onExit);
      resolve(reply as TestReply);
    };
    child.once('exit', onExit);
    child.once('message', onMessage);
  });
}
