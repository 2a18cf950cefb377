import type { ReactNode } from 'react';
import { formatPhone } from '#blocks/ui/text/format-phone';
import styles from './phone-number.module.css';

/** A number in a sentence: not broken over two lines where one has room for it. */
export function PhoneNumber({ msisdn }: { msisdn: string }) {
  return <span className={styles.number}>{formatPhone(msisdn)}</span>;
}

/** A number as `formatPhone` writes it, with the sign after it: that would begin a line. */
const WRITTEN = /(\+7 \(\d{3}\) \d{3} - \d{2} - \d{2}[.,:]?)/;

/** A text with the numbers that are written in it, each not broken over two lines either. */
export const keepNumbers = (text: string): ReactNode =>
  text.split(WRITTEN).map((part, index) =>
    WRITTEN.test(part) ? (
      <span key={`${index}-${part}`} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
