import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Publisher {
  /** Begins to publish; resolves after so many acknowledged publishes. */
  run: (from: number, publishes: number) => Promise<void>;
  /** Kills it on the spot; gives the number of the last publish that it had said is done. */
  kill: () => Promise<number | null>;
}

/** Starts a process that publishes the page of an entry, as far as its first line. `script` is of `buildPublisher`. */
export async function startPublisher(script: string, place: string, entryId: string): Promise<Publisher> {
  const child = spawn(process.execPath, [script, place, entryId], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let faults = '';
  child.stderr.on('data', (chunk: Buffer) => (faults += chunk.toString('utf8')));
  const lines: string[] = [];
  const heard = new Set<() => void>();
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    heard.forEach((look) => look());
  });
  const closed = once(child, 'close');

  const waitFor = (count: number) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (lines.length < count) return;
        heard.delete(look);
        resolve();
      };
      heard.add(look);
      child.once('close', () => reject(new Error(`the publisher has ended:\n${faults}`)));
      look();
    });

  await waitFor(1);
  return {
    async run(from, publishes) {
      child.stdin.write(`${from}\n`);
      await waitFor(1 + publishes);
    },
    async kill() {
      child.kill('SIGKILL');
      // What it had said before is still read.
      await closed;
      const last = lines.at(-1);
      return last === undefined || last === 'ready' ? null : Number(last);
    },
  };
}
