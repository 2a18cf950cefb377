import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { createUnderWay } from './under-way';

export interface StopTimes {
  /** How long new connections are still taken, so that who sends visitors here learns not to, in milliseconds. */
  delayMs: number;
  /** How long requests under way may take after that. */
  deadlineMs: number;
}

export interface Stop {
  /** Sees every request before anything answers it. */
  watch: (response: ServerResponse) => void;
  isStopping: () => boolean;
  /**
   * Ends the server in a way that fails no request: every answer closes its connection, then the listener goes, then
   * requests under way end. Resolves when no connection is left, with the number of requests that were cut.
   */
  run: (times: StopTimes) => Promise<{ cut: number }>;
}

export function createStop(server: Server): Stop {
  const underWay = createUnderWay();
  const state = { isStopping: false, isClosed: false };

  /** A connection that no request is under way on has nothing to wait for, even when half a request came. */
  const closeUnused = () => {
    server.closeIdleConnections();
    if (underWay.list().length === 0) server.closeAllConnections();
  };

  /** One listener for all responses: a new one for each would cost every request some time. */
  function closeOnceStopping(): void {
    if (state.isClosed) setImmediate(closeUnused);
  }

  return {
    isStopping: () => state.isStopping,
    watch(response) {
      if (state.isStopping) response.shouldKeepAlive = false;
      underWay.add(response);
      response.on('close', closeOnceStopping);
    },
    async run({ delayMs, deadlineMs }) {
      state.isStopping = true;
      for (const response of underWay.list()) response.shouldKeepAlive = false;
      await wait(delayMs);
      // Connections that wait to be taken would be reset: each turn takes them, and the next reads what they ask.
      await nextTurn();
      await nextTurn();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      state.isClosed = true;
      await nextTurn();
      closeUnused();
      const patience = new AbortController();
      const late = wait(deadlineMs, undefined, { signal: patience.signal }).then(() => {
        const cut = underWay.list().length;
        server.closeAllConnections();
        return { cut };
      });
      // Given up when all have ended in time.
      late.catch(() => undefined);
      const ended = await Promise.race([closed.then(() => ({ cut: 0 })), late]);
      patience.abort();
      await closed;
      return ended;
    },
  };
}
