import { formatPhone } from '#blocks/ui/text/format-phone';
import styles from './phone-number.module.css';

/** A number in a sentence: not broken over two lines where one has room for it. */
export function PhoneNumber({ msisdn }: { msisdn: string }) {
  return <span className={styles.number}>{formatPhone(msisdn)}</span>;
}
