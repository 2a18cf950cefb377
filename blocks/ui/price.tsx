import { classNames } from './class-names';
import styles from './price.module.css';
import { formatPrice } from './text/format-price';
import { ui } from './text/ru/ui';

export type PriceProps = {
  amountKopecks: number;
  oldAmountKopecks?: number | undefined;
  /** «от» */
  prefix?: string | undefined;
  /** «в месяц» */
  period?: string | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  oldPriceLabel?: string | undefined;
  /** Its amounts can be found by a script that changes them: `data-amount`, in kopecks. */
  isLive?: boolean | undefined;
  className?: string | undefined;
};

/**
 * An amount with its period; the loudest thing on a card after the title. Takes the props of a `price` value.
 * Nothing to pay is said in a word, for no period, unless an old price shows from what the amount fell to zero.
 */
export function Price(props: PriceProps) {
  const { amountKopecks, oldAmountKopecks, prefix, period, size = 'm', className } = props;
  const toMark = (kopecks: number) => (props.isLive ? { 'data-amount': kopecks } : {});
  const isFree = amountKopecks === 0 && oldAmountKopecks === undefined;
  return (
    <p className={classNames(styles.price, styles[size], className)}>
      {oldAmountKopecks !== undefined && oldAmountKopecks > amountKopecks && (
        <>
          <s className={styles.old}>
            <span className="visually-hidden">{props.oldPriceLabel ?? ui.oldPrice} </span>
            {props.isLive ? (
              <span {...toMark(oldAmountKopecks)}>{formatPrice(oldAmountKopecks)}</span>
            ) : (
              formatPrice(oldAmountKopecks)
            )}
          </s>{' '}
        </>
      )}
      <span className={styles.line}>
        {prefix && !isFree && (
          <>
            <span className={styles.small}>{prefix}</span>{' '}
          </>
        )}
        <span className={styles.amount} {...toMark(amountKopecks)}>
          {isFree ? ui.free : formatPrice(amountKopecks)}
        </span>
        {period && !isFree && (
          <>
            {' '}
            <span className={styles.small}>{period}</span>
          </>
        )}
      </span>
    </p>
  );
}
