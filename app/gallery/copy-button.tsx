import { classNames } from '#blocks/ui/class-names';
import styles from './example.module.css';
import shared from './gallery.module.css';

interface CopyButtonProps {
  /** The id of the text area that is copied. */
  source: string;
  /** Of the example, for those who hear the page. */
  name: string;
}

/** Copies an example's JSON; the gallery's script does it, and tells so beside `[data-copy-note]`. */
export function CopyButton({ source, name }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={classNames(shared.choice, styles.copy)}
      data-copy={source}
      data-copied="Скопировано"
      data-failed="Браузер не дал скопировать: текст выделен, нажмите Ctrl и C."
    >
      <span>
        Скопировать JSON<span className="visually-hidden">: {name}</span>
      </span>
      <span className={styles.done} aria-hidden="true">
        Скопировано
      </span>
    </button>
  );
}
