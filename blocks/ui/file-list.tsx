import { Button } from './button';
import { FieldError } from './field-frame';
import styles from './file-list.module.css';
import { Icon } from './icon';
import { fieldWords } from './text/ru/fields';

export type FileLine = {
  /** Its token, once it has one. */
  id: string;
  name: string;
  /** As it is shown: «1,2 МБ». */
  size: string;
  /** How much of it is there, 0 to 1; null while it is not under way. */
  progress?: number | null | undefined;
  error?: string | undefined;
  canRetry?: boolean | undefined;
};

export type FileListProps = {
  /** The field's. */
  id: string;
  files: readonly FileLine[];
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
};

const PERCENT = 100;

/** The files of a field, each with what has become of it. */
export function FileList({ id, files, onRemove, onRetry }: FileListProps) {
  if (files.length === 0) return null;
  const remove = (file: FileLine) => {
    onRemove(file.id);
    // The button is gone with its line: the focus would be nowhere.
    document.getElementById(id)?.focus();
  };
  return (
    <ul className={styles.list} aria-label={fieldWords.files}>
      {files.map((file, index) => (
        <li key={file.id} className={styles.file}>
          <Icon name="document" className={styles.icon} />
          <div className={styles.body}>
            <p className={styles.name}>{file.name}</p>
            <FileProgress {...file} />
            <FieldError id={`${id}-file-${index}`}>{file.error}</FieldError>
          </div>
          <div className={styles.buttons}>
            {file.canRetry && (
              <Button
                variant="ghost"
                className={styles.button}
                aria-label={`${fieldWords.retry}: ${file.name}`}
                onClick={() => {
                  onRetry(file.id);
                  document.getElementById(id)?.focus();
                }}
              >
                {fieldWords.retry}
              </Button>
            )}
            <Button
              variant="ghost"
              className={styles.button}
              aria-label={`${fieldWords.remove}: ${file.name}`}
              aria-describedby={file.error ? `${id}-file-${index}-error` : undefined}
              onClick={() => remove(file)}
            >
              {fieldWords.remove}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function FileProgress({ name, size, progress }: FileLine) {
  if (progress == null) return <p className={styles.size}>{size}</p>;
  const percent = Math.floor(progress * PERCENT);
  return (
    <>
      <p className={styles.size}>
        {size}, {fieldWords.uploading} {percent}&nbsp;%
      </p>
      <progress className={styles.progress} value={percent} max={PERCENT} aria-label={name} />
    </>
  );
}
