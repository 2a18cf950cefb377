import type { ReactNode } from 'react';
import { formatDate } from '#schemas/forms/calendar';
import {
  NUMBER_TRANSFER_KOPECKS,
  PAID_DAYS,
  SIM_PRICES,
  UNLIMITED_MINUTES_KOPECKS,
} from '#schemas/sim/sim-prices';
import { Card } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatDate as formatMoment } from '#blocks/ui/text/format-date';
import { formatPrice } from '#blocks/ui/text/format-price';
import { StepTitle } from '../kit/engine/step-title';
import type { StepHeading } from '../kit/engine/create-flow-view';
import { PhoneNumber } from '../kit/phone/phone-number';
import type { Order, Props } from './contract';
import { SIM_TEXTS } from './texts';
import styles from './sim-order.module.css';

/** What the SIM costs once, by the page's own word (SIM-166 to SIM-168), with the number and its move. */
export function toOnceLines({ number, porting }: Order, { price }: Pick<Props, 'price'>) {
  const sim = SIM_PRICES[price];
  return [
    ...(sim === null
      ? []
      : [{ title: price === 'selfRegistration' ? 'SIM-карта' : 'Активация', kopecks: sim }]),
    ...(number !== null && number.kopecks > 0 ? [{ title: 'Красивый номер', kopecks: number.kopecks }] : []),
    ...(porting === null ? [] : [{ title: 'Перенос номера', kopecks: NUMBER_TRANSFER_KOPECKS }]),
  ];
}

const sum = (lines: readonly { kopecks: number }[]) => lines.reduce((total, one) => total + one.kopecks, 0);

interface StepFrameProps {
  order: Order;
  props: Props;
  heading: StepHeading;
  title: string;
  children: ReactNode;
}

/** A step of the order, with what is chosen beside it. */
export function StepFrame({ order, props, heading, title, children }: StepFrameProps) {
  return (
    <div className={styles.layout}>
      <Stack gap={5}>
        <StepTitle heading={heading}>{title}</StepTitle>
        {children}
      </Stack>
      <OrderCard order={order} props={props} />
    </div>
  );
}

const isEmpty = ({ number, porting, tariff }: Order) => !number && !porting && !tariff;

/** What is chosen, with what each costs and both sums. */
export function OrderCard({ order, props }: { order: Order; props: Props }) {
  const { region, number, porting, tariff, packs } = order;
  const monthly = tariff === null ? [] : [tariff, ...packs];
  const once = toOnceLines(order, props);
  if (isEmpty(order) && once.length === 0) return <div className={styles.receipt} />;
  return (
    <div className={styles.receipt}>
      <Card>
        <Stack gap={4}>
          <Heading level={3} look="lead">
            {SIM_TEXTS.mine}
          </Heading>
          {number && (
            <div>
              <p className={styles.chosen}>
                <PhoneNumber msisdn={number.msisdn} />
              </p>
              {number.until !== '' && (
                <Text look="small" tone="muted">
                  Бронь до&nbsp;{formatMoment(number.until, { look: 'time' })}, время московское
                </Text>
              )}
            </div>
          )}
          {porting && (
            <div>
              <p className={styles.chosen}>
                <PhoneNumber msisdn={porting.msisdn} />
              </p>
              <Text look="small" tone="muted">
                Перейдёт к&nbsp;нам {formatDate(porting.date)}
              </Text>
            </div>
          )}
          {region !== '' && <Text look="small">{region}</Text>}
          {(monthly.length > 0 || once.length > 0) && (
            <ul className={styles.lines}>
              {[...monthly, ...once].map(({ title, kopecks }) => (
                <li key={title} className={styles.row}>
                  <span>{title}</span>
                  <span className={styles.sum}>{formatPrice(kopecks)}</span>
                </li>
              ))}
            </ul>
          )}
          <dl className={styles.totals}>
            {monthly.length > 0 && (
              <div className={styles.row}>
                <dt>Каждые 30&nbsp;дней</dt>
                <dd className={styles.total}>{formatPrice(sum(monthly))}</dd>
              </div>
            )}
            <div className={styles.row}>
              <dt>Один раз</dt>
              <dd className={styles.sum}>{formatPrice(sum(once))}</dd>
            </div>
          </dl>
          {(props.price === 'activation' || props.price === 'familyActivation') && <ActivationNote />}
        </Stack>
      </Card>
    </div>
  );
}

/** SIM-169. */
function ActivationNote() {
  return (
    <Text look="small" tone="muted">
      В&nbsp;стоимость активации входят первые {PAID_DAYS}&nbsp;дней тарифа. Опция с&nbsp;безлимитными
      минутами стоит {formatPrice(UNLIMITED_MINUTES_KOPECKS)} в&nbsp;день.
    </Text>
  );
}
