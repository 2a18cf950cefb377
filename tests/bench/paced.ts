import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '#tests/seeded-random';
import { createAnswerReader } from './answer-reader';
import type { MeasuredServer } from './servers';

/** Requests at a pace of their own, as from many visitors: they come whether the answers before them are there or not. */

const CONNECTIONS = 16;

export interface PacedRequest {
  server: MeasuredServer;
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Any other status ends the measurement with an error. */
  status: number;
}

export interface Pace {
  perSecond: number;
  seconds: number;
  /** The same moments for a seed each time. */
  seed: number;
}

/**
 * When requests are due, in milliseconds from the beginning. As visitors come: each at a moment of its own, with gaps of
 * exponential distribution. At equal gaps two streams would meet at every request, or at none.
 */
function drawMoments({ perSecond, seconds, seed }: Pace): number[] {
  const random = seededRandom(seed);
  let moment = 0;
  return Array.from({ length: perSecond * seconds }, () => {
    moment -= (Math.log(1 - random()) * 1000) / perSecond;
    return moment;
  });
}

/** Connections that all ask the same. */
export interface Stream {
  /** Gives the milliseconds of each answer, from the moment its request was due. Rejects for a broken connection. */
  ask: (pace: Pace) => Promise<number[]>;
  close: () => void;
}

/** They are open before anything is measured: visitors' browsers keep theirs, too. */
export async function openStream(request: PacedRequest): Promise<Stream> {
  const lines = await Promise.all(Array.from({ length: CONNECTIONS }, () => openLine(request)));
  return {
    ask: (pace) => askAtPace(lines, pace),
    close: () => lines.forEach((line) => line.close()),
  };
}

async function askAtPace(lines: readonly Line[], pace: Pace): Promise<number[]> {
  const free = [...lines];
  const waiting: ((line: Line) => void)[] = [];
  // In turn: a server closes connections that rest.
  const takeLine = () => {
    const line = free.shift();
    return line ?? new Promise<Line>((resolve) => waiting.push(resolve));
  };
  const giveLine = (line: Line) => {
    const next = waiting.shift();
    if (next) next(line);
    else free.push(line);
  };
  const ask = async () => {
    const due = performance.now();
    const line = await takeLine();
    await line.ask();
    giveLine(line);
    return performance.now() - due;
  };
  const begun = performance.now();
  const asked: Promise<number>[] = [];
  for (const moment of drawMoments(pace)) {
    const early = begun + moment - performance.now();
    if (early > 0) await wait(early);
    asked.push(ask());
  }
  return Promise.all(asked);
}

/** A connection that asks the same, one request at a time. */
interface Line {
  ask: () => Promise<void>;
  close: () => void;
}

function openLine({ server, method, path, headers, body = '', status }: PacedRequest): Promise<Line> {
  const fields = { host: `moscow.localhost:${server.port}`, ...headers };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = method === 'POST' ? `content-length: ${Buffer.byteLength(body)}\r\n` : '';
  const bytes = Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}${length}\r\n${body}`);
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(server.port, '127.0.0.1');
    socket.setNoDelay(true);
    const readChunk = createAnswerReader(status);
    let settle: { done: () => void; fail: (error: unknown) => void } = {
      done: () => undefined,
      fail: reject,
    };
    socket.on('error', (error) => settle.fail(error));
    socket.on('close', () =>
      settle.fail(new Error(`${method} ${path}: the server has closed the connection`)),
    );
    socket.on('data', (chunk) => {
      try {
        if (readChunk(chunk)) settle.done();
      } catch (error) {
        settle.fail(error);
      }
    });
    socket.once('connect', () =>
      resolve({
        ask: () =>
          new Promise((done, fail) => {
            settle = { done, fail };
            if (socket.writable) socket.write(bytes);
            else fail(new Error(`${method} ${path}: the connection is closed`));
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}
