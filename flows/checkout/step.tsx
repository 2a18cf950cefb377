import type { ReactNode } from 'react';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { StepHeading } from '../kit/engine/create-flow-view';
import { StepTitle } from '../kit/engine/step-title';
import type { OrderReceipt } from '../kit/order/order-rules';
import { ReceiptCard, ReceiptLine, WithReceipt } from '../kit/receipt/receipt-card';
import type { Props } from './contract';
import type { Draft } from './machine';
import { CHECKOUT_TEXTS, toStepText } from './texts';
import { toReceipt } from './to-receipt';

const STEPS = 5;

interface StepProps {
  heading: StepHeading;
  title: string;
  /** From 1; none beside the way to the order. */
  step?: number;
  receipt: OrderReceipt | null;
  isReceiptAlwaysShown?: boolean;
  children: ReactNode;
}

/** A step of the order, with what it comes to beside it. */
export function Step(props: StepProps) {
  const { heading, title, step, receipt, isReceiptAlwaysShown = false, children } = props;
  return (
    <WithReceipt>
      <Stack gap={5}>
        <div>
          {step !== undefined && (
            <Text look="small" tone="muted">
              {toStepText(step, STEPS)}
            </Text>
          )}
          <StepTitle heading={heading}>{title}</StepTitle>
        </div>
        {children}
      </Stack>
      {receipt !== null && <OrderReceiptCard receipt={receipt} isAlwaysShown={isReceiptAlwaysShown} />}
    </WithReceipt>
  );
}

/** What the order comes to by what is known at a step; null where nobody can be asked. */
export const toReceiptOf = (props: Props, draft: Pick<Draft, 'contents' | 'kind'>): OrderReceipt | null =>
  props.product === null ? null : toReceipt(props, props.product, draft);

interface OrderReceiptCardProps {
  receipt: OrderReceipt;
  isAlwaysShown: boolean;
}

function OrderReceiptCard({ receipt, isAlwaysShown }: OrderReceiptCardProps) {
  const { lines, totalKopecks, monthlyKopecks } = receipt;
  const rows = lines.map(({ id, title, amountKopecks }) => ({ id, title, sum: toSum(amountKopecks) }));
  const total = { id: 'total', title: CHECKOUT_TEXTS.total, sum: formatPrice(totalKopecks) };
  const monthly = { id: 'monthly', title: CHECKOUT_TEXTS.monthly };
  return (
    <ReceiptCard
      title={CHECKOUT_TEXTS.receipt}
      rows={rows}
      totals={monthlyKopecks === null ? [total] : [total, { ...monthly, sum: formatPrice(monthlyKopecks) }]}
      note={
        monthlyKopecks !== null && (
          <Text look="small" tone="muted">
            {CHECKOUT_TEXTS.monthlyNote}
          </Text>
        )
      }
      isAlwaysShown={isAlwaysShown}
    />
  );
}

/** On phones: the sum above the button. */
export function TotalLine({ receipt }: { receipt: OrderReceipt | null }) {
  if (receipt === null) return null;
  return (
    <ReceiptLine>
      {CHECKOUT_TEXTS.total}: <strong>{formatPrice(receipt.totalKopecks)}</strong>
    </ReceiptLine>
  );
}

/** «300 ₽», or «бесплатно». */
export const toSum = (kopecks: number): string =>
  kopecks === 0 ? CHECKOUT_TEXTS.free : formatPrice(kopecks);
