import type { ReactNode } from 'react';
import { formatPrice } from '#blocks/ui/text/format-price';
import { Button } from '#blocks/ui/button';
import { Disclosure } from '#blocks/ui/disclosure';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import type { TripSum } from '#schemas/products/roaming-trip';
import { ReceiptCard } from '../kit/receipt/receipt-card';
import type { AskedTrip } from './contract';
import { TRIP_FIELDS } from './read-trip';
import styles from './view.module.css';

/** Sent by GET, so that the address of the answer can be kept and shared. */
export function TripForm({ id, asked }: { id: string; asked: AskedTrip }) {
  return (
    <form method="get" action={`#${id}`} className={styles.trip}>
      {TRIP_FIELDS.map(({ key, name, label }) => (
        <TextField
          key={key}
          id={`${id}-${name}`}
          name={name}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          defaultValue={asked.typed[key]}
          error={asked.faults[key]}
        />
      ))}
      <Button type="submit" wide="phone" className={styles.count}>
        Посчитать
      </Button>
    </form>
  );
}

/** The cheapest sum, line by line. */
export function BestTrip({ sum, title, children }: { sum: TripSum; title: string; children?: ReactNode }) {
  return (
    <ReceiptCard
      isAlwaysShown
      title={`${title}: «${sum.offer.title}»`}
      rows={toRows(sum)}
      empty="Ничего не нужно: всё входит в цену тарифа"
      totals={[{ id: 'total', title: 'Итого', sum: formatPrice(sum.totalKopecks) }]}
      note={
        <>
          <OfferLink sum={sum} />
          {children}
        </>
      }
    />
  );
}

function toRows({ lines }: TripSum) {
  return lines.map(({ title, detail, amountKopecks }) => ({
    id: title,
    title: <LineTitle title={title} detail={detail} />,
    sum: formatPrice(amountKopecks),
  }));
}

function LineTitle({ title, detail }: { title: string; detail: string }) {
  return (
    <>
      {title}
      <span className={styles.detail}>{detail}</span>
    </>
  );
}

function OfferLink({ sum: { offer } }: { sum: TripSum }) {
  if (offer.url === null) return null;
  return (
    <Text>
      <Link href={offer.url}>Что входит в «{offer.title}»</Link>
    </Text>
  );
}

interface OtherTripsProps {
  sums: readonly TripSum[];
  best: TripSum | undefined;
  /** The way to connect what a sum is of. */
  children: (sum: TripSum) => ReactNode;
}

/** The other sums, each with its lines; what is dearer says by how much. */
export function OtherTrips({ sums, best, children }: OtherTripsProps) {
  if (sums.length === 0 || best === undefined) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} look="subtitle">
        Другие варианты
      </Heading>
      <div>
        {sums.map((sum) => (
          <Disclosure key={sum.offer.id} headingLevel={4} summary={<SumTitle sum={sum} best={best} />}>
            <Stack gap={4}>
              <ul className={styles.lines}>
                {sum.lines.map(({ title, detail, amountKopecks }) => (
                  <li key={title} className={styles.line}>
                    <span>
                      <LineTitle title={title} detail={detail} />
                    </span>
                    <span className={styles.sum}>{formatPrice(amountKopecks)}</span>
                  </li>
                ))}
              </ul>
              <OfferLink sum={sum} />
              {children(sum)}
            </Stack>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}

function SumTitle({ sum, best }: { sum: TripSum; best: TripSum }) {
  const more = sum.totalKopecks - best.totalKopecks;
  return (
    <span className={styles.line}>
      <span>{sum.offer.title}</span>{' '}
      <span className={styles.sum}>
        {formatPrice(sum.totalKopecks)}
        {more > 0 && <span className={styles.detail}>на&nbsp;{formatPrice(more)} дороже</span>}
      </span>
    </span>
  );
}
