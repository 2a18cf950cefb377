import { Card } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import { classNames } from '#blocks/ui/class-names';
import { LocalEvent } from '../kit/engine/flow-form';
import type { Place } from './contract';
import styles from './home-internet.module.css';
import type { Receipt, ReceiptLine } from './offer';
import { HOME_TEXTS, ONCE, toCountText } from './texts';

/** The address that was checked, and the way to another one. */
export function PlaceLine({ place }: { place: Place }) {
  return (
    <div className={styles.place}>
      <div>
        <Text strong>{place.address}</Text>
        {place.network === 'private' && <Text look="small">{HOME_TEXTS.privateHouse}</Text>}
        {place.network === 'partner' && <Text look="small">{HOME_TEXTS.partner}</Text>}
      </div>
      <div className={styles.change}>
        <LocalEvent event="CHANGE_ADDRESS">
          {HOME_TEXTS.changeAddress}
          <span className="visually-hidden"> адрес</span>
        </LocalEvent>
      </div>
    </div>
  );
}

interface ReceiptCardProps {
  receipt: Receipt;
  /** On phones the sums above the button are enough, until the request is sent. */
  isAlwaysShown?: boolean;
}

/** What is chosen, with what each costs and both sums. */
export function ReceiptCard({ receipt, isAlwaysShown = false }: ReceiptCardProps) {
  return (
    <div className={classNames(styles.receipt, isAlwaysShown && styles.always)}>
      <Card>
        <Stack gap={4}>
          <Heading level={3} look="lead">
            {HOME_TEXTS.receipt}
          </Heading>
          {receipt.lines.length === 0 ? (
            <Text tone="muted">{HOME_TEXTS.empty}</Text>
          ) : (
            <>
              <ul className={styles.lines}>
                {receipt.lines.map((line) => (
                  <li key={line.id} className={styles.row}>
                    <span>
                      {line.title}
                      {line.count > 1 && <>, {toCountText(line.count)}</>}
                    </span>
                    <span className={styles.sum}>{toCost(line)}</span>
                  </li>
                ))}
              </ul>
              <dl className={styles.totals}>
                <div className={styles.row}>
                  <dt>{HOME_TEXTS.monthly}</dt>
                  <dd className={styles.total}>{toSum(receipt.monthlyKopecks, receipt)}</dd>
                </div>
                {receipt.fullMonthlyKopecks > receipt.monthlyKopecks && (
                  <div className={styles.row}>
                    <dt>{HOME_TEXTS.undiscounted}</dt>
                    <dd className={styles.sum}>{toSum(receipt.fullMonthlyKopecks, receipt)}</dd>
                  </div>
                )}
                <div className={styles.row}>
                  <dt>{HOME_TEXTS.once}</dt>
                  <dd className={styles.sum}>{toSum(receipt.onceKopecks, receipt)}</dd>
                </div>
              </dl>
            </>
          )}
        </Stack>
      </Card>
    </div>
  );
}

/** On phones: both sums in one line above the button. */
export function ReceiptTotal({ receipt }: { receipt: Receipt }) {
  const { lines, monthlyKopecks, onceKopecks } = receipt;
  if (lines.length === 0) return null;
  return (
    <p className={styles.line}>
      <strong>{toSum(monthlyKopecks, receipt)}</strong> {HOME_TEXTS.period}
      {onceKopecks > 0 && (
        <span className={styles.unbroken}>
          {' '}
          и&nbsp;{formatPrice(onceKopecks)} {ONCE}
        </span>
      )}
    </p>
  );
}

const toSum = (kopecks: number, { isWhole }: Receipt) =>
  `${isWhole ? '' : 'от\u00a0'}${formatPrice(kopecks)}`;

function toCost({ monthlyKopecks, onceKopecks }: ReceiptLine): string {
  const monthly = monthlyKopecks === null ? '' : formatPrice(monthlyKopecks);
  const once = onceKopecks === null ? '' : `${formatPrice(onceKopecks)} ${ONCE}`;
  return [monthly, once].filter((text) => text !== '').join(', ') || HOME_TEXTS.unpriced;
}
