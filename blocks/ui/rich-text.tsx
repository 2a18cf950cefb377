import { classNames } from './class-names';
import { keepWholeInHtml } from './keep-whole';
import styles from './rich-text.module.css';

export type RichTextProps = {
  /** HTML that `richText()` of schemas/values/rich-text has sanitised, and no other. */
  html: string;
  look?: 'body' | 'lead' | 'small' | undefined;
  /** Lines no longer than 68 characters (default). */
  measured?: boolean | undefined;
  className?: string | undefined;
};

const TABLE_NAME = 'Таблица';

/** A wide table scrolls by itself; the keyboard can reach what scrolls (WCAG 2.1.1). */
function wrapTables(html: string): string {
  return html
    .replaceAll('<table', `<div role="region" aria-label="${TABLE_NAME}" tabindex="0"><table`)
    .replaceAll('</table>', '</table></div>');
}

/** Formatted text from an editor: paragraphs, lists, quotes, tables. */
export function RichText({ html, look = 'body', measured = true, className }: RichTextProps) {
  return (
    <div
      className={classNames(styles.text, styles[look], measured && styles.measured, className)}
      dangerouslySetInnerHTML={{ __html: wrapTables(keepWholeInHtml(html)) }}
    />
  );
}
