import { Client, escapeIdentifier } from 'pg';
import { toConnection } from './postgres-dialect';

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 5000;

export interface ListenerEvents {
  /** Something was told; also after each connection, for what was told while there was none. */
  onCall: () => void;
  /** The connection was lost, or could not be made; another one is tried by itself. */
  onFault: (error: unknown) => void;
}

/** Listens on a channel of PostgreSQL, on a connection of its own that is made anew as often as it breaks. */
export function listenToPostgres(
  url: string,
  channel: string,
  { onCall, onFault }: ListenerEvents,
): { close: () => Promise<void> } {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT_MS;
  let isClosed = false;

  async function connect(): Promise<void> {
    const own = new Client(toConnection(url));
    client = own;
    own.on('notification', onCall);
    // Without a listener an error of an idle connection would end the process.
    own.on('error', (error) => retry(own, error));
    own.on('end', () => retry(own, new Error('the connection was closed')));
    try {
      await own.connect();
      await own.query(`listen ${escapeIdentifier(channel)}`);
      wait = FIRST_WAIT_MS;
      onCall();
    } catch (error) {
      retry(own, error);
    }
  }

  /** Once for each connection: its end is told in several ways. */
  function retry(broken: Client, error: unknown): void {
    if (isClosed || client !== broken) return;
    client = null;
    onFault(error);
    broken.end().catch(onFault);
    timer = setTimeout(() => void connect(), wait);
    timer.unref();
    wait = Math.min(wait * 2, MAX_WAIT_MS);
  }

  void connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
