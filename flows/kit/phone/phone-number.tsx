import { formatPhone } from '#blocks/ui/text/format-phone';
import styles from './phone-number.module.css';

/** A number in a sentence: never broken over two lines. */
export function PhoneNumber({ msisdn }: { msisdn: string }) {
  return <span className={styles.number}>{formatPhone(msisdn)}</span>;
}
