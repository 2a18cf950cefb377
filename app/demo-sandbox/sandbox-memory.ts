import type { SandboxMemory } from '#fixtures/sandbox/memory/sandbox-memory';
import type { Store } from '#cms/store/tables';
import { readSandboxState, writeSandboxState } from '#cms/store/visitors/sandbox-state';
import type { Cipher } from '#app/flow-engine/cipher.server';
import type { Logger } from '#app/site/logger';

/**
 * What the sandbox remembers, in the site's own database and locked: codes, numbers and what was typed into forms can
 * be read by nobody who has the disk alone. A row is bound to its group.
 */
export function createSandboxMemory(store: Store, cipher: Cipher, log: Logger): SandboxMemory {
  return {
    async load() {
      const rows = await readSandboxState(store);
      return new Map(rows.map(({ name, locked }) => [name, toBytes(cipher.unlock(locked, name))]));
    },
    async save(groups) {
      const saved_at = new Date().toISOString();
      const rows = [...groups].flatMap(([name, bytes]) =>
        bytes === null ? [] : [{ name, saved_at, locked: cipher.lock(toText(bytes), name) }],
      );
      const gone = [...groups].flatMap(([name, bytes]) => (bytes === null ? [name] : []));
      await writeSandboxState(store, rows, gone);
    },
    warn: ({ kind, group, reason }) => log.warn({ event: `sandbox-state-${kind}`, group, reason }),
  };
}

/** The cipher locks texts. */
function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

function toBytes(text: string | null): Uint8Array | null {
  return text === null ? null : Buffer.from(text, 'base64');
}
