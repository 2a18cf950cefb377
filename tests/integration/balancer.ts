import {
  Agent,
  createServer,
  request as openRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { sendRequest } from '#tests/http-client';

const PROBE_EVERY_MS = 50;

interface Instance {
  port: number;
  agent: Agent;
  isReady: boolean;
}

/** A balancer as it stands before the site: one address, requests in turn to the instances that say they are ready. */
export interface Balancer {
  port: number;
  /** From now on it is asked whether it is ready, and gets its share as long as it is. */
  add: (port: number) => void;
  /** How many requests each instance has got, by its port. */
  shares: ReadonlyMap<number, number>;
}

/** Closed after the test. A request that fails is not tried elsewhere: the client gets 502. */
export async function startBalancer(): Promise<Balancer> {
  const instances: Instance[] = [];
  const shares = new Map<number, number>();
  let turn = 0;
  const probe = async (instance: Instance) => {
    const status = await sendRequest({ port: instance.port, path: '/readyz' }).then(
      (answer) => answer.status,
      // It has gone: no connection, and no answer.
      () => 0,
    );
    instance.isReady = status === 200;
  };
  const timer = setInterval(() => void instances.map(probe), PROBE_EVERY_MS);

  const server = createServer((incoming, outgoing) => {
    const ready = instances.filter(({ isReady }) => isReady);
    turn += 1;
    const instance = ready[turn % ready.length];
    if (instance === undefined) {
      fail(outgoing, 503);
      return;
    }
    shares.set(instance.port, (shares.get(instance.port) ?? 0) + 1);
    pass(instance, incoming, outgoing);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    clearInterval(timer);
    for (const { agent } of instances) agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    shares,
    add(instancePort) {
      instances.push({ port: instancePort, agent: new Agent({ keepAlive: true }), isReady: false });
    },
  };
}

function pass({ port, agent }: Instance, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { url, method, headers } = incoming;
  const request = openRequest({ host: '127.0.0.1', port, path: url, method, headers, agent });
  request.on('response', (response) => {
    outgoing.writeHead(response.statusCode ?? 0, response.headers);
    response.on('error', () => outgoing.destroy());
    response.pipe(outgoing);
  });
  request.on('error', () => fail(outgoing, 502));
  incoming.pipe(request);
}

function fail(outgoing: ServerResponse, status: number): void {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(status).end();
}
