import type { VisitMemory } from '#registry/visit-memory';
import type { Props } from './contract';

type Kind = Props['kind'];

/** What the visit remembers an order that is under way by (decision 0052). */
export const toMemoryName = (kind: Kind): string => `sim-${kind}`;
/** The visitor's own number, confirmed for this order. */
export const toConfirmedName = (kind: Kind): string => `sim-${kind}-confirmed`;
/** The token of a link that has led here from another device, or `GONE_LINK` (decision 0074). */
export const toLinkName = (kind: Kind): string => `sim-${kind}-link`;

export const rememberProcess = (kind: Kind, process: string, confirmed = ''): VisitMemory => ({
  [toMemoryName(kind)]: process,
  [toConfirmedName(kind)]: confirmed,
});

export const forgetLink = (kind: Kind): VisitMemory => ({ [toLinkName(kind)]: '' });
