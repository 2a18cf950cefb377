import { classNames } from './class-names';
import styles from './rich-text.module.css';

export type RichTextProps = {
  /** HTML that `richText()` of schemas/values/rich-text has sanitised, and no other. */
  html: string;
  look?: 'body' | 'lead' | 'small' | undefined;
  /** Lines no longer than 68 characters (default). */
  measured?: boolean | undefined;
  className?: string | undefined;
};

/** Formatted text from an editor: paragraphs, lists, quotes, tables. */
export function RichText({ html, look = 'body', measured = true, className }: RichTextProps) {
  return (
    <div
      className={classNames(styles.text, styles[look], measured && styles.measured, className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
