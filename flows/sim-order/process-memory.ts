import type { VisitMemory } from '#registry/visit-memory';
import type { Props } from './contract';

type Kind = Props['kind'];

/** What the visit remembers an order that is under way by (decision 0052). */
export const toMemoryName = (kind: Kind): string => `sim-${kind}`;

export const rememberProcess = (kind: Kind, process: string): VisitMemory => ({
  [toMemoryName(kind)]: process,
});
