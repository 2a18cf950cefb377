import type { VisitMemory } from '#registry/visit-memory';
import { checkedAddress, type CheckedAddress } from './address-contract';

/** The address that was checked last, which all flows of the visit know (decision 0052). */
export const toRememberedAddress = (checked: CheckedAddress): VisitMemory => ({
  address: JSON.stringify(checked),
});

/** Null without one. */
export function readRememberedAddress({ address }: VisitMemory): CheckedAddress | null {
  if (address === undefined) return null;
  return checkedAddress.safeParse(JSON.parse(address)).data ?? null;
}
