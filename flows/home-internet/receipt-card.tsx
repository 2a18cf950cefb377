import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import { LocalEvent } from '../kit/engine/flow-form';
import { ReceiptCard as Card, ReceiptLine as OneLine } from '../kit/receipt/receipt-card';
import type { Place } from './contract';
import styles from './home-internet.module.css';
import { isAsked } from './machine';
import type { Receipt, ReceiptLine } from './offer';
import { HOME_TEXTS, ONCE, toCountText } from './texts';

interface PlaceLineProps {
  place: Place;
  /** The number of the step, and the first one that shows the address. */
  step: number;
  from: number;
}

/** The address that was checked, and the way to another one. */
export function PlaceLine({ place, step, from }: PlaceLineProps) {
  if (step < from || !isAsked({ place })) return null;
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
  /** Stands in place of what is chosen where nothing is. */
  empty?: string;
  isAlwaysShown?: boolean;
}

/** What is chosen, with what each costs and both sums. */
export function ReceiptCard({ receipt, empty = HOME_TEXTS.empty, isAlwaysShown = false }: ReceiptCardProps) {
  const { lines, monthlyKopecks, fullMonthlyKopecks, onceKopecks } = receipt;
  const rows = lines.map((line) => ({
    id: line.id,
    title: line.count > 1 ? `${line.title}, ${toCountText(line.count)}` : line.title,
    sum: toCost(line),
  }));
  const full = { id: 'full', title: HOME_TEXTS.undiscounted, sum: toSum(fullMonthlyKopecks, receipt) };
  const totals = [
    { id: 'monthly', title: HOME_TEXTS.monthly, sum: toSum(monthlyKopecks, receipt) },
    ...(fullMonthlyKopecks > monthlyKopecks ? [full] : []),
    { id: 'once', title: HOME_TEXTS.once, sum: toSum(onceKopecks, receipt) },
  ];
  return (
    <Card
      title={HOME_TEXTS.receipt}
      rows={rows}
      totals={totals}
      empty={empty}
      isAlwaysShown={isAlwaysShown}
    />
  );
}

/** On phones: both sums in one line above the button. */
export function ReceiptTotal({ receipt }: { receipt: Receipt }) {
  const { lines, monthlyKopecks, onceKopecks } = receipt;
  if (lines.length === 0) return null;
  return (
    <OneLine>
      <strong>{toSum(monthlyKopecks, receipt)}</strong> {HOME_TEXTS.period}
      {onceKopecks > 0 && (
        <span className={styles.unbroken}>
          {' '}
          и&nbsp;{formatPrice(onceKopecks)} {ONCE}
        </span>
      )}
    </OneLine>
  );
}

const toSum = (kopecks: number, { isWhole }: Receipt) =>
  `${isWhole ? '' : 'от\u00a0'}${formatPrice(kopecks)}`;

function toCost({ monthlyKopecks, onceKopecks }: ReceiptLine): string {
  const monthly = monthlyKopecks === null ? '' : formatPrice(monthlyKopecks);
  const once = onceKopecks === null ? '' : `${formatPrice(onceKopecks)} ${ONCE}`;
  return [monthly, once].filter((text) => text !== '').join(', ') || HOME_TEXTS.unpriced;
}
