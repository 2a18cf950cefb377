import { checkAddress } from '#schemas/gateway/convergent';
import type { Rejection } from '#registry/define-flow';
import type { Ask } from '../engine/ask';
import { reject } from '../engine/reject.server';
import { FLOW_TEXTS } from '../texts/flow-texts';
import type { AddressInput, AddressSuggestion, CheckedAddress, FoundAddresses } from './address-contract';
import { ADDRESS_TEXTS, toOtherRegionText } from './address-texts';
import { findAddresses, pickExact, toOffered } from './suggest-addresses.server';

/** What a check gives: the house with what the operator says of it, or why there is none. */
export type AddressChecked = { checked: CheckedAddress; rejected?: never } | Rejection<FoundAddresses>;

/** The house that an address is, or why there is none. */
export type HousePicked =
  | { house: { address: string; guid: string }; rejected?: never }
  | Rejection<FoundAddresses>;

/** Asks whether home internet can be connected at an address, once a house is picked for it (HOME-407, CONV-35). */
export async function checkTypedAddress(input: AddressInput, ask: Ask): Promise<AddressChecked> {
  const picked = await pickHouse(input, ask);
  return picked.rejected ? picked : checkHouse(picked.house, ask);
}

/** Picks the house of this region that an address is. */
export async function pickHouse(input: AddressInput, ask: Ask): Promise<HousePicked> {
  const found = await findAddresses(ask, input.address);
  const picked = pick(input, found);
  if (picked === null || picked.guid === null) {
    if (found === null) return reject(FLOW_TEXTS.server);
    return { event: { type: 'FOUND', address: input.address, found: toOffered(found) }, ...incomplete };
  }
  if (picked.otherRegion !== null) return rejectOtherRegion(picked, picked.otherRegion.title);
  return { house: { address: picked.value, guid: picked.guid } };
}

/** HOME-418. */
export function rejectOtherRegion(house: AddressSuggestion, title: string): Rejection<FoundAddresses> {
  const event = { type: 'FOUND' as const, address: house.value, found: [house] };
  return { event, ...reject(toOtherRegionText(title), { field: 'address' }) };
}

export async function checkHouse(
  { address, guid }: { address: string; guid: string },
  ask: Ask,
): Promise<AddressChecked> {
  const asked = await ask(checkAddress, { body: { houseGuid: guid } });
  // HOME-411
  if (!asked.ok) return reject(FLOW_TEXTS.server);
  const { result, error, partnersid = [] } = asked.answer;
  // HOME-410
  if (result === null) return reject(error ?? FLOW_TEXTS.server, { field: 'address' });
  const network = partnersid.length > 0 ? 'partner' : 'own';
  return { checked: { address, guid, network: result ? network : 'absent' } };
}

const incomplete = reject(ADDRESS_TEXTS.incomplete, { field: 'address' });

/**
 * The house that was picked, if the text means it at all; of a text alone the one that it is to the letter. A picked one
 * is taken at its word while nobody tells.
 */
function pick(
  { address, guid }: AddressInput,
  found: readonly AddressSuggestion[] | null,
): AddressSuggestion | null {
  if (guid === '') return pickExact(found ?? [], address);
  if (found === null) return { value: address, guid, otherRegion: null };
  return found.find((one) => one.guid === guid) ?? null;
}
