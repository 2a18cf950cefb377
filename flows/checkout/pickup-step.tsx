import { Text } from '#blocks/ui/text';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { LocalEvent } from '../kit/engine/flow-form';
import { KEPT_DAYS, READY_MINUTES } from '../kit/order/order-rules';
import { toKeptText } from '../kit/order/order-words';
import { PickupForm } from '../kit/salons/pickup-form';
import type { Props } from './contract';
import type { States } from './machine';
import { Step, toReceiptOf } from './step';
import { CHECKOUT_TEXTS } from './texts';
import { toKeptType } from './to-receipt';

/** The salons of the region that are still there. */
export function PickupStep({ id, data, props, heading, isPending }: StateViewProps<States['pickup'], Props>) {
  const { draft } = data;
  const receipt = toReceiptOf(props, draft);
  return (
    <Step heading={heading} title={CHECKOUT_TEXTS.pickup} step={4} receipt={receipt} isRoomy>
      <Text measured>{toKeptText(READY_MINUTES, KEPT_DAYS[toKeptType(props.product)])}</Text>
      <PickupForm
        id={id}
        salons={props.salons}
        gone={draft.gone}
        map={props.map}
        chosen={draft.salon}
        receipt={receipt}
        isPending={isPending}
      />
      <LocalEvent event="BACK">{CHECKOUT_TEXTS.back}</LocalEvent>
    </Step>
  );
}
