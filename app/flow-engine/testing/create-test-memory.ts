import type { Store } from '#cms/store/tables';
import { createCipher } from '../cipher.server';
import { createFlowMemory, type FlowMemory } from '../flow-memory.server';

const SECRETS = ['a secret of more than thirty-two characters'] as const;

/** The memory of flows on a store of a test, which fails when a run under way cannot say that it lives. */
export function createTestMemory(store: Store, now: () => number = Date.now): FlowMemory {
  return createFlowMemory(store, now, createCipher(SECRETS, 'flow-outcome'), (error) => {
    throw error;
  });
}
