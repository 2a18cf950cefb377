import type { FlowActions, FlowLookups } from '#registry/define-flow';
import { checkTypedAddress } from '../kit/address/check-address.server';
import { toRememberedAddress } from '../kit/address/remembered-address';
import { lookUpAddresses } from '../kit/address/suggest-addresses.server';
import { toVerdict } from './contract';
import type { flow } from './flow';

export const actions: FlowActions<typeof flow> = {
  async check({ input, ask }) {
    const found = await checkTypedAddress(input, ask);
    if (found.rejected) return found;
    const { checked } = found;
    return { event: toVerdict(checked), remember: toRememberedAddress(checked) };
  },
};

export const lookups: FlowLookups<typeof flow> = {
  addresses: lookUpAddresses,
};
