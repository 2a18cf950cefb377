import type { ReactNode } from 'react';
import { formatDate } from '#schemas/forms/calendar';
import {
  NUMBER_TRANSFER_KOPECKS,
  PAID_DAYS,
  SIM_PRICES,
  UNLIMITED_MINUTES_KOPECKS,
} from '#schemas/sim/sim-prices';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatDate as formatMoment } from '#blocks/ui/text/format-date';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { StepHeading } from '../kit/engine/create-flow-view';
import { StepTitle } from '../kit/engine/step-title';
import { toStepText } from '../kit/order/order-words';
import { PhoneNumber } from '../kit/phone/phone-number';
import { ReceiptCard, WithReceipt, type ReceiptRow } from '../kit/receipt/receipt-card';
import type { Order, Props } from './contract';
import { SIM_TEXTS } from './texts';

/** What is counted for the visitor: a card begins with its number, an eSIM ends with its installation. */
const BEFORE_END = [
  'region',
  'contacts',
  'number',
  'tariff',
  'identity',
  'phone',
  'questionnaire',
  'contract',
] as const;
type StepName = (typeof BEFORE_END)[number] | 'icc' | 'install';

/** Nothing for a step that this order does not count: its operator has led there all the same. */
function countStep(name: StepName, { kind }: Pick<Props, 'kind'>): string {
  const steps: readonly StepName[] = kind === 'esim' ? [...BEFORE_END, 'install'] : ['icc', ...BEFORE_END];
  const at = steps.indexOf(name);
  return at < 0 ? '' : toStepText(at + 1, steps.length);
}

interface StepFrameProps {
  order: Order;
  props: Props;
  heading: StepHeading;
  title: string;
  /** None after the last one. */
  step?: StepName;
  isReceiptAlwaysShown?: boolean;
  children: ReactNode;
}

/** A step of the order, with what is chosen beside it. */
export function StepFrame(frame: StepFrameProps) {
  const { order, props, heading, title, step, isReceiptAlwaysShown = false, children } = frame;
  const count = step === undefined ? '' : countStep(step, props);
  return (
    <WithReceipt>
      <Stack gap={5}>
        <div>
          {count !== '' && (
            <Text look="small" tone="muted">
              {count}
            </Text>
          )}
          <StepTitle heading={heading}>{title}</StepTitle>
        </div>
        {children}
      </Stack>
      <OrderCard
        order={order}
        price={props.price}
        isReserved={step !== undefined && step !== 'install'}
        isAlwaysShown={isReceiptAlwaysShown}
      />
    </WithReceipt>
  );
}

interface Line {
  id: string;
  title: ReactNode;
  kopecks: number;
}

/** What the SIM costs once, by the page's own word (SIM-166 to SIM-168), with the number and its move. */
function toOnceLines({ number, porting }: Order, price: Props['price']): Line[] {
  const sim = SIM_PRICES[price];
  const title = price === 'selfRegistration' ? 'SIM-карта' : 'Активация';
  const moved = { id: 'porting', title: SIM_TEXTS.porting, kopecks: NUMBER_TRANSFER_KOPECKS };
  return [
    ...(number === null
      ? []
      : [{ id: 'number', title: <PhoneNumber msisdn={number.msisdn} />, kopecks: number.kopecks }]),
    ...(porting === null ? [] : [moved]),
    ...(sim === null ? [] : [{ id: 'sim', title, kopecks: sim }]),
  ];
}

const sum = (lines: readonly Line[]) => lines.reduce((total, one) => total + one.kopecks, 0);
const toRow = ({ id, title, kopecks }: Line): ReceiptRow => ({
  id,
  title,
  sum: kopecks === 0 ? SIM_TEXTS.free.toLowerCase() : formatPrice(kopecks),
});

interface OrderCardProps {
  order: Order;
  price: Props['price'];
  /** Until it is ordered a number is kept for a while only. */
  isReserved: boolean;
  isAlwaysShown: boolean;
}

/** What is chosen, with what each costs and both sums. */
function OrderCard({ order, price, isReserved, isAlwaysShown }: OrderCardProps) {
  const { tariff, packs } = order;
  const monthly: Line[] = tariff === null ? [] : [tariff, ...packs];
  const once = toOnceLines(order, price);
  const monthlySum = { id: 'monthly', title: 'Каждые 30\u00a0дней', sum: formatPrice(sum(monthly)) };
  const onceSum = { id: 'once', title: 'Один раз', sum: formatPrice(sum(once)) };
  return (
    <ReceiptCard
      title={SIM_TEXTS.mine}
      rows={[...once, ...monthly].map(toRow)}
      totals={monthly.length === 0 ? [onceSum] : [monthlySum, onceSum]}
      empty={SIM_TEXTS.nothing}
      note={<Notes order={order} price={price} isReserved={isReserved} />}
      isAlwaysShown={isAlwaysShown}
    />
  );
}

function Notes({ order, price, isReserved }: Omit<OrderCardProps, 'isAlwaysShown'>) {
  const { number, porting, region } = order;
  const isActivated = price === 'activation' || price === 'familyActivation';
  return (
    <Stack gap={2}>
      {isReserved && number !== null && number.until !== '' && (
        <Note>
          Номер забронирован до&nbsp;{formatMoment(number.until, { look: 'time' })} по&nbsp;московскому
          времени.
        </Note>
      )}
      {porting !== null && (
        <Note>
          <PhoneNumber msisdn={porting.msisdn} /> перейдёт к&nbsp;нам {formatDate(porting.date)}.
        </Note>
      )}
      {region !== '' && <Note>{region}</Note>}
      {isActivated && (
        // SIM-169
        <Note>
          В&nbsp;стоимость активации входят первые {PAID_DAYS}&nbsp;дней тарифа. Опция с&nbsp;безлимитными
          минутами стоит {formatPrice(UNLIMITED_MINUTES_KOPECKS)} в&nbsp;день.
        </Note>
      )}
    </Stack>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text as="div" look="small" tone="muted">
      {children}
    </Text>
  );
}
