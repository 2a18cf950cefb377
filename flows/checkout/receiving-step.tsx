import type { StateViewProps } from '../kit/engine/create-flow-view';
import { LocalEvent } from '../kit/engine/flow-form';
import { ReceivingForm } from '../kit/order/receiving-form';
import type { Props } from './contract';
import type { States } from './machine';
import { Step, toReceiptOf } from './step';
import { CHECKOUT_TEXTS } from './texts';
import { toKeptType } from './to-receipt';

/** How the order is received, as far as the region has it. */
export function ReceivingStep(step: StateViewProps<States['receiving'], Props>) {
  const { id, data, props, heading, isPending } = step;
  const receipt = toReceiptOf(props, data.draft);
  return (
    <Step heading={heading} title={CHECKOUT_TEXTS.receiving} step={3} receipt={receipt}>
      <ReceivingForm
        id={id}
        ways={props}
        chosen={data.draft.kind}
        kept={toKeptType(props.product)}
        receipt={receipt}
        isPending={isPending}
      />
      <LocalEvent event="BACK">{CHECKOUT_TEXTS.back}</LocalEvent>
    </Step>
  );
}
