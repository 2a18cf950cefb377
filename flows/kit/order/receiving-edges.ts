import type { AddressSuggestion } from '../address/address-contract';
import type { Place, Slots } from './order-contract';
import { toTypedAddress } from './order-draft';
import type { ReceivingKind } from './order-rules';

/** How an order comes from the choice of a way to its step: edges that machines of orders share. */

interface ReceivingDraft {
  kind: ReceivingKind | null;
  slots: Slots;
  place: Place | null;
}
interface WithDraft<Draft> {
  draft: Draft;
}
interface Found {
  address: string;
  found: AddressSuggestion[];
}

/** The step of the address, with what was typed there before. */
export const toDeliveryStep = <Draft extends ReceivingDraft>({ draft }: WithDraft<Draft>) => ({
  draft,
  slots: draft.slots,
  address: toTypedAddress(draft.place),
  found: [],
});

export const RECEIVING_EDGES = {
  DELIVER: {
    to: 'delivery',
    data: <Draft extends ReceivingDraft>(
      { draft }: WithDraft<Draft>,
      { kind, slots }: { kind: 'courier' | 'cse'; slots: Slots },
    ) => toDeliveryStep({ draft: { ...draft, kind, slots } }),
  },
  PICK_UP: {
    to: 'pickup',
    data: <Draft extends ReceivingDraft>({ draft }: WithDraft<Draft>) => ({
      draft: { ...draft, kind: 'self' as const },
    }),
  },
} as const;

/** Without scripts: addresses that a text may mean. */
export const FOUND_EDGE = {
  to: 'delivery',
  data: <Data extends object>(data: Data, { address, found }: Found) => ({ ...data, address, found }),
} as const;
