import type { Logger } from './logger';

/** Ends one part after another; one that fails keeps no other from ending. */
export async function endAll(
  log: Pick<Logger, 'error'>,
  parts: readonly (() => Promise<void> | undefined)[],
): Promise<void> {
  for (const end of parts) {
    try {
      await end();
    } catch (error) {
      log.error({ event: 'not-ended', error: String(error) });
    }
  }
}
