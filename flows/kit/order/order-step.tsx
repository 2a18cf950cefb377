import type { ReactNode } from 'react';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { StepHeading } from '../engine/create-flow-view';
import { StepTitle } from '../engine/step-title';
import { keepNumbers } from '../phone/phone-number';
import { ReceiptCard, ReceiptLine, WithReceipt } from '../receipt/receipt-card';
import type { OrderReceipt } from './order-rules';
import { ORDER_WORDS, toStepText } from './order-words';

interface OrderStepProps {
  heading: StepHeading;
  title: string;
  /** From 1; none beside the way to the order. */
  step?: number | undefined;
  /** How many steps lead to the order. */
  steps: number;
  receipt: OrderReceipt | null;
  isReceiptAlwaysShown?: boolean;
  /** Has it something that is better large: a map? */
  isRoomy?: boolean;
  children: ReactNode;
}

/** A step of an order, with what it comes to beside it. */
export function OrderStep(props: OrderStepProps) {
  const {
    heading,
    title,
    step,
    steps,
    receipt,
    isReceiptAlwaysShown = false,
    isRoomy = false,
    children,
  } = props;
  return (
    <WithReceipt isRoomy={isRoomy}>
      <Stack gap={5}>
        <div>
          {step !== undefined && (
            <Text look="small" tone="muted">
              {toStepText(step, steps)}
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

interface OrderReceiptCardProps {
  receipt: OrderReceipt;
  isAlwaysShown: boolean;
}

function OrderReceiptCard({ receipt, isAlwaysShown }: OrderReceiptCardProps) {
  const { lines, totalKopecks, monthlyKopecks } = receipt;
  const rows = lines.map(({ id, title, amountKopecks }) => ({
    id,
    title: keepNumbers(title),
    sum: toSum(amountKopecks),
  }));
  const total = { id: 'total', title: ORDER_WORDS.total, sum: formatPrice(totalKopecks) };
  const monthly = { id: 'monthly', title: ORDER_WORDS.monthly };
  return (
    <ReceiptCard
      title={ORDER_WORDS.receipt}
      rows={rows}
      totals={monthlyKopecks === null ? [total] : [total, { ...monthly, sum: formatPrice(monthlyKopecks) }]}
      note={
        monthlyKopecks !== null && (
          <Text look="small" tone="muted">
            {ORDER_WORDS.monthlyNote}
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
      {ORDER_WORDS.total}: <strong>{formatPrice(receipt.totalKopecks)}</strong>
    </ReceiptLine>
  );
}

/** «300 ₽», or «бесплатно». */
export const toSum = (kopecks: number): string => (kopecks === 0 ? ORDER_WORDS.free : formatPrice(kopecks));
