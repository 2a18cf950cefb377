import type { ComponentProps } from 'react';
import { OrderStep } from '../kit/order/order-step';
import { isPortIn } from './is-port-in';
import type { Props } from './contract';

/** The steps of an order: a number that moves has two more, itself and its day. */
const STEPS = ['number', 'day', 'contacts', 'receiving', 'place', 'confirmation'] as const;
type StepName = (typeof STEPS)[number];
const ONLY_OF_PORT_IN = 2;

type StepProps = Omit<ComponentProps<typeof OrderStep>, 'steps' | 'step'> & {
  props: Props;
  /** None beside the way to the order. */
  name?: StepName;
};

/** A step of the order, with what it comes to beside it. */
export function Step({ props, name, ...step }: StepProps) {
  const skipped = isPortIn(props) ? 0 : ONLY_OF_PORT_IN;
  const place = name === undefined ? 0 : STEPS.indexOf(name) + 1 - skipped;
  return <OrderStep {...step} step={place > 0 ? place : undefined} steps={STEPS.length - skipped} />;
}
