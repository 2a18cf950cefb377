import type { AddressInfo } from 'node:net';
import { loadDemoContent } from '#fixtures/content/load-content';
import { createSandboxListener } from '#fixtures/sandbox/listener';
import { createDemoSandbox } from '#app/demo-sandbox/create-demo-sandbox';

/** The operator's stand-in beside a measured site: in this process, on the core of the load, as a real operator is elsewhere. */
export interface MeasuredOperator {
  origin: string;
  /** Milliseconds in which at least one call was being answered, since the start. */
  readBusyMs: () => number;
  /** The newest code that was sent to a number, or the text of a captcha by its id; empty without one. */
  code: (to: string) => string;
  stop: () => void;
}

export interface OperatorOptions {
  /** What it says instead of the sandbox's answer; the answer itself by default. */
  change?: (request: Request, answer: Response) => Promise<Response>;
}

export async function startOperator({ change }: OperatorOptions = {}): Promise<MeasuredOperator> {
  const sandbox = createDemoSandbox(await loadDemoContent());
  const clock = createBusyClock();
  const server = createSandboxListener({
    async handle(request) {
      clock.enter();
      try {
        const answer = await sandbox.handle(request);
        return change === undefined ? answer : await change(request, answer);
      } finally {
        clock.leave();
      }
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    readBusyMs: clock.read,
    code: (to) =>
      sandbox.outbox.entries.find((entry) => entry.to === to && entry.code !== undefined)?.code ?? '',
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Calls at the same time count once. */
function createBusyClock() {
  let underWay = 0;
  let since = 0;
  let totalMs = 0;
  return {
    enter(): void {
      if (underWay === 0) since = performance.now();
      underWay += 1;
    },
    leave(): void {
      underWay -= 1;
      if (underWay === 0) totalMs += performance.now() - since;
    },
    read: () => totalMs,
  };
}
