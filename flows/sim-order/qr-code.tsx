import { QR_MAX_BYTES, QR_SIZE, toQrRows } from '#schemas/values/qr-code';
import styles from './sim-order.module.css';

/** The white frame that a camera needs, in cells. */
const FRAME = 4;

/** Can the text be read from a code? */
export const fitsQrCode = (text: string): boolean =>
  text !== '' && new TextEncoder().encode(text).length <= QR_MAX_BYTES;

/** A text as a QR code; nothing for one that is too long. `label` says what the code is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  if (!fitsQrCode(text)) return null;
  const size = QR_SIZE + 2 * FRAME;
  const cells = toQrRows(text).flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? [`M${x + FRAME} ${y + FRAME}h1v1h-1z`] : [])),
  );
  return (
    // A drawing of elements is no <img>: the role makes it one picture.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={cells.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
