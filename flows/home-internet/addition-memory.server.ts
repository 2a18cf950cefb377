import type { VisitMemory } from '#registry/visit-memory';
import { addition, type Addition } from './contract';

/** Home internet that was added to a tariff and not asked for yet (decision 0052). */
const NAME = 'home-addition';

export const rememberAddition = (added: Addition | null): VisitMemory => ({
  [NAME]: added === null ? '' : JSON.stringify(added),
});

/** Null without one. */
export function readAddition(remembered: VisitMemory): Addition | null {
  const kept = remembered[NAME] ?? '';
  return kept === '' ? null : (addition.safeParse(JSON.parse(kept)).data ?? null);
}
