import { connect, type Socket } from 'node:net';
import { createAnswerReader } from './answer-reader';
import { quantile } from './figure';
import type { MeasuredServer } from './servers';

/** A load generator that costs less than the servers it measures: bare sockets, no parsing beyond the length. */

const CONNECTIONS = 10;
/** A busy machine must not make a bench endless. */
const LONGEST_ROUND_MS = 5000;

export interface Load {
  server: MeasuredServer;
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Any other status ends the measurement with an error. */
  status: number;
}

/** Shared by the connections of a round. */
interface Budget {
  left: number;
  until: number;
}

export interface LoadResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Server CPU time of one request, in microseconds. */
  cpuMicroseconds: number;
  /** The share of the time that the server's core was busy. */
  busy: number;
}

/**
 * Keeps ten connections busy until so many requests were answered, or for the longest time that a round may take.
 * Rejects for an unexpected status or a broken connection.
 */
export async function measureLoad(load: Load, requests: number): Promise<LoadResult> {
  const workBefore = load.server.readWorkMs();
  const started = performance.now();
  const budget = { left: requests, until: started + LONGEST_ROUND_MS };
  const latencies = (
    await Promise.all(Array.from({ length: CONNECTIONS }, () => keepBusy(load, budget)))
  ).flat();
  const elapsed = (performance.now() - started) / 1000;
  const work = (load.server.readWorkMs() - workBefore) / 1000;
  return {
    perSecond: latencies.length / elapsed,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
    cpuMicroseconds: (work / latencies.length) * 1e6,
    busy: work / elapsed,
  };
}

/** One connection, one request at a time, until the budget is used up. Gives the latencies in milliseconds. */
function keepBusy({ server, path, headers, status }: Load, budget: Budget): Promise<number[]> {
  const lines = Object.entries({ host: `moscow.localhost:${server.port}`, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n`, 'latin1');
  return new Promise((resolve, reject) => {
    const latencies: number[] = [];
    let sentAt = 0;
    const socket: Socket = connect(server.port, '127.0.0.1');
    socket.setNoDelay(true);
    const send = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    const readChunk = createAnswerReader(status);
    socket.once('connect', send);
    socket.once('error', reject);
    socket.once('close', () => resolve(latencies));
    socket.on('data', (chunk) => {
      try {
        if (!readChunk(chunk)) return;
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        socket.destroy();
        return;
      }
      latencies.push(performance.now() - sentAt);
      budget.left -= 1;
      if (budget.left > 0 && performance.now() < budget.until) send();
      else socket.destroy();
    });
  });
}
