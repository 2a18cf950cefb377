import { checkAddress } from '#schemas/gateway/convergent';
import type { FlowActions, FlowLookups } from '#registry/define-flow';
import type { AddressInput, AddressSuggestion } from '../kit/address/address-contract';
import { ADDRESS_TEXTS, toOtherRegionText } from '../kit/address/address-texts';
import {
  findAddresses,
  lookUpAddresses,
  pickExact,
  toOffered,
} from '../kit/address/suggest-addresses.server';
import { reject } from '../kit/engine/reject.server';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import type { flow } from './flow';

export const actions: FlowActions<typeof flow> = {
  async check({ input, ask }) {
    const found = await findAddresses(ask, input.address);
    const picked = pick(input, found);
    if (picked === null || picked.guid === null) {
      if (found === null) return reject(FLOW_TEXTS.server);
      return { event: { type: 'FOUND', address: input.address, found: toOffered(found) }, ...incomplete };
    }
    if (picked.otherRegion !== null) {
      const event = { type: 'FOUND' as const, address: picked.value, found: [picked] };
      return { event, ...reject(toOtherRegionText(picked.otherRegion.title), { field: 'address' }) };
    }
    const checked = await ask(checkAddress, { body: { houseGuid: picked.guid } });
    // HOME-411
    if (!checked.ok) return reject(FLOW_TEXTS.server);
    const { result, error } = checked.answer;
    // HOME-410
    if (result === null) return reject(error ?? FLOW_TEXTS.server, { field: 'address' });
    return { event: { type: result ? 'SUCCESS' : 'NOT_SUPPORTED', address: picked.value } };
  },
};

export const lookups: FlowLookups<typeof flow> = {
  addresses: lookUpAddresses,
};

/** HOME-407, CONV-35. */
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
