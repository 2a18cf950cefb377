import type { ComponentProps } from 'react';
import type { OrderReceipt } from '../kit/order/order-rules';
import { OrderStep } from '../kit/order/order-step';
import type { Props } from './contract';
import type { Draft } from './machine';
import { toReceipt } from './to-receipt';

const STEPS = 5;

/** A step of the checkout, with what the order comes to beside it. */
export function Step(props: Omit<ComponentProps<typeof OrderStep>, 'steps'>) {
  return <OrderStep {...props} steps={STEPS} />;
}

/** What the order comes to by what is known at a step; null where nobody can be asked. */
export const toReceiptOf = (props: Props, draft: Pick<Draft, 'contents' | 'kind'>): OrderReceipt | null =>
  props.product === null ? null : toReceipt(props, props.product, draft);
