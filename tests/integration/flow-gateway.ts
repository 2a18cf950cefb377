import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxContent } from '#fixtures/sandbox/context';
import { createSandbox, type Sandbox } from '#fixtures/sandbox/sandbox';
import type { Fault } from './fake-gateway';
import { atEndOfFile } from '#tests/ends';

/** A refusal in the operator's inner words, wherever an answer may have a text. */
export const RAW_FAULTS = ['raw text, status 500', 'raw text, status 400', 'raw text, status 200'] as const;
export const RAW_TEXT = 'Internal server error: NullPointerException in ru.operator.Billing';
type GatewayFault = Fault | (typeof RAW_FAULTS)[number];

/** The sandbox as the operator of a site under test: its calls counted, its clock and its answers in the test's hand. */
export interface FlowGateway {
  origin: string;
  sandbox: Sandbox;
  /** The sandbox's time; moving it makes codes and captchas old. */
  clock: { aheadMs: number };
  /** How often a path was called since the start. */
  count: (path: string) => number;
  /** The paths that were called since the start. */
  listCalled: () => string[];
  /** The keys of the calls that must not be done twice, in the order of the calls. */
  idempotencyKeys: readonly string[];
  /** What a call goes through: nothing, a fault in its place, or a fault after the operator has done it. */
  spoil: (path: string, fault: GatewayFault | null, options?: { isDone: boolean }) => void;
  /** Holds the answers of a path, after the operator has done its part, until `release`. */
  hold: (path: string) => { reached: Promise<void>; release: () => void };
  /** The newest code that was sent to a number, or the text of a captcha by its id. */
  code: (to: string) => string;
  /** How many messages a number has got. */
  countSent: (msisdn: string) => number;
}

/** The site has its own content; of this one flows ask the regions. */
const CONTENT: SandboxContent = {
  getPage: () => null,
  getLayout: () => null,
  getMainPage: () => null,
  regions: [{ id: '77', code: 'moscow', title: 'Москва' }],
};

/** Longer than the site waits for an answer (2 s). */
const SLOW_MS = 2600;

export async function startFlowGateway(): Promise<FlowGateway> {
  const clock = { aheadMs: 0 };
  const sandbox = createSandbox({ clock: () => Date.now() + clock.aheadMs, content: CONTENT });
  const calls = new Map<string, number>();
  const idempotencyKeys: string[] = [];
  const faults = new Map<string, { fault: GatewayFault; isDone: boolean }>();
  const gates = new Map<string, { reach: () => void; open: Promise<void> }>();

  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://gateway.invalid');
    calls.set(pathname, (calls.get(pathname) ?? 0) + 1);
    const key = incoming.headers['idempotency-key'];
    if (key !== undefined) idempotencyKeys.push(String(key));
    const spoilt = faults.get(pathname);
    const gate = gates.get(pathname);
    const respond = async () => {
      const request = await toRequest(incoming);
      const answer = spoilt && !spoilt.isDone ? Response.json({ ok: true }) : await sandbox.handle(request);
      gate?.reach();
      await gate?.open;
      await send(outgoing, answer, spoilt?.fault ?? null);
    };
    respond().catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(() => {
    server.closeAllConnections();
    server.close();
  });
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    sandbox,
    clock,
    count: (path) => calls.get(path) ?? 0,
    idempotencyKeys,
    listCalled: () => [...calls.keys()],
    spoil(path, fault, { isDone } = { isDone: false }) {
      if (fault === null) faults.delete(path);
      else faults.set(path, { fault, isDone });
    },
    hold(path) {
      let reach = () => {};
      let release = () => {};
      const reached = new Promise<void>((resolve) => (reach = resolve));
      gates.set(path, { reach, open: new Promise<void>((resolve) => (release = resolve)) });
      return {
        reached,
        release() {
          gates.delete(path);
          release();
        },
      };
    },
    code(to) {
      const code = sandbox.outbox.entries.find((entry) => entry.to === to)?.code;
      if (code === undefined) throw new Error(`nothing was sent to ${to}`);
      return code;
    },
    countSent: (msisdn) => sandbox.outbox.entries.filter(({ to }) => to === msisdn).length,
  };
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const { method = 'GET', url = '/', headers } = incoming;
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = method === 'GET' ? null : Buffer.concat(chunks);
  return new Request(new URL(url, 'http://sandbox.local'), { method, headers: given, body });
}

async function send(outgoing: ServerResponse, answer: Response, fault: GatewayFault | null): Promise<void> {
  if (fault === 'hung') return;
  if (fault === 'reset') {
    outgoing.socket?.resetAndDestroy();
    return;
  }
  if (fault === 'slow') await sleep(SLOW_MS);
  const text = Buffer.from(await answer.arrayBuffer());
  const raw = /^raw text, status (\d+)$/.exec(fault ?? '')?.[1];
  if (raw !== undefined) {
    outgoing.writeHead(Number(raw), { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify(RAW_REFUSAL));
    return;
  }
  const status =
    fault === 'status 500'
      ? 500
      : fault?.startsWith('not') || fault?.startsWith('wrong')
        ? 200
        : answer.status;
  outgoing.writeHead(status, { 'Content-Type': 'application/json' });
  if (fault === 'cut off') {
    outgoing.write(text.subarray(0, text.length / 2));
    setTimeout(() => outgoing.destroy(), 20);
  } else outgoing.end(toBody(text, fault));
}

const RAW_REFUSAL = {
  ok: false,
  success: false,
  result: null,
  message: RAW_TEXT,
  text: RAW_TEXT,
  error: { message: RAW_TEXT },
  extra: { error: RAW_TEXT },
};

function toBody(text: Buffer, fault: GatewayFault | null): Buffer | string {
  if (fault === 'not JSON') return '<html>Bad gateway</html>';
  if (fault === 'status 500') return '{}';
  return fault === 'wrong shape' ? '"ой"' : text;
}
