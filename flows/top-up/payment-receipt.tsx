import type { ReactNode } from 'react';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import { isWholePhone } from '../kit/phone/phone-input';
import { ReceiptCard, ReceiptLine, WithReceipt } from '../kit/receipt/receipt-card';

/** What the fields of the form say at this moment; as typed. */
export interface TypedPayment {
  method: string;
  phone: string;
  amountKopecks: number;
}

/** Not known yet. */
const NONE = '—';

interface WithPaymentProps {
  payment: TypedPayment;
  /** As it is shown: «Нет». */
  fee: string;
  children: ReactNode;
}

/** The form, and beside it what will be paid for whom, and what happens to the money. */
export function WithPayment({ payment, fee, children }: WithPaymentProps) {
  const { method, phone } = payment;
  const rows = [
    { id: 'phone', title: 'Номер', sum: isWholePhone(phone) ? phone : NONE },
    { id: 'method', title: 'Способ', sum: method === 'sbp' ? 'СБП' : 'Картой' },
    { id: 'fee', title: 'Комиссия', sum: fee },
  ];
  return (
    <WithReceipt>
      {children}
      <ReceiptCard
        title="Ваш платёж"
        rows={rows}
        totals={[{ id: 'sum', title: 'Спишется', sum: toSum(payment) }]}
        note={
          <Text look="small" tone="muted">
            {method === 'sbp'
              ? 'Покажем QR-код: деньги спишутся, когда вы\u00a0подтвердите платёж в\u00a0приложении банка.'
              : 'Дальше — страница банка: деньги спишутся, когда вы\u00a0подтвердите платёж там. Данные карты мы\u00a0не\u00a0видим.'}
          </Text>
        }
      />
    </WithReceipt>
  );
}

/** On phones: the sum above the button, once it is known. */
export function PaymentLine({ payment }: { payment: TypedPayment }) {
  if (payment.amountKopecks === 0) return null;
  return (
    <ReceiptLine>
      Спишется <strong>{toSum(payment)}</strong>
    </ReceiptLine>
  );
}

const toSum = ({ amountKopecks }: TypedPayment) => (amountKopecks === 0 ? NONE : formatPrice(amountKopecks));
