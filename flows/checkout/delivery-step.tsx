import type { StateViewProps } from '../kit/engine/create-flow-view';
import { LocalEvent } from '../kit/engine/flow-form';
import { DeliveryForm } from '../kit/order/delivery-form';
import type { Props } from './contract';
import type { States } from './machine';
import { Step, toReceiptOf } from './step';
import { CHECKOUT_TEXTS } from './texts';

/** Where to, and on which day. */
export function DeliveryStep(step: StateViewProps<States['delivery'], Props>) {
  const { id, data, props, heading, isPending } = step;
  const { draft, slots, address, found } = data;
  const receipt = toReceiptOf(props, draft);
  return (
    <Step heading={heading} title={CHECKOUT_TEXTS.delivery} step={4} receipt={receipt}>
      <DeliveryForm
        id={id}
        place={draft.place}
        slots={slots}
        address={address}
        found={found}
        receipt={receipt}
        isPending={isPending}
      />
      <LocalEvent event="BACK">{CHECKOUT_TEXTS.back}</LocalEvent>
    </Step>
  );
}
