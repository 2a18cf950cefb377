import type { Store } from '#cms/store/tables';
import { createCipher } from '../cipher.server';
import { createFlowMemory, type FlowMemory } from '../flow-memory.server';

const SECRETS = ['a secret of more than thirty-two characters'] as const;

/** The memory of flows on a store of a test; what it only notes as a fault fails the test, unless the test looks at it. */
export function createTestMemory(
  store: Store,
  now: () => number = Date.now,
  onFault: (error: unknown) => void = rethrow,
): FlowMemory {
  return createFlowMemory(store, now, createCipher(SECRETS, 'flow-outcome'), onFault);
}

function rethrow(error: unknown): never {
  throw error;
}
