import type { ReactNode } from 'react';
import styles from './type.module.css';

/**
 * «800 Мбит/с», «Wi-Fi-роутер» and «8 800 550-05-00» are never parted at a line's end: a browser would break them
 * after the slash, the hyphen and the spaces.
 */
const WHOLE =
  /((?:[\d,–]{1,9}[ \u00a0])?[КМГ]бит\/с|Wi-Fi(?:-\p{L}+)?|8[ \u00a0]800[ \u00a0]\d{3}-\d{2}-\d{2})/u;

/** A text with these in one piece each; what is more than a text stays as it is. */
export function keepWhole(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content;
  const parts = content.split(WHOLE);
  if (parts.length === 1) return content;
  return parts.map((part, index) =>
    WHOLE.test(part) ? (
      <span key={`${index}-${part}`} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** No attribute of sanitised HTML has one of these signs in it. */
const TAG = /(<[^<>]*>)/;
const EACH_WHOLE = new RegExp(WHOLE, 'gu');
const WHOLE_IN_HTML = `<span class="${styles['whole']}">$1</span>`;

/** The same in sanitised HTML: its tags and their attributes stay what they are. */
export const keepWholeInHtml = (html: string): string =>
  html
    .split(TAG)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replaceAll(EACH_WHOLE, WHOLE_IN_HTML)))
    .join('');
