import { Checkbox } from '#blocks/ui/checkbox';
import { TextField } from '#blocks/ui/text-field';
import { ActionButton } from '../../fields/action-button';
import { useTexts } from '../../texts/use-texts';
import { formatBytes } from './describe-file';
import styles from './media.module.css';
import { isDescribed, isThere, type QueuedFile } from './use-upload-queue';

interface QueuedRowProps {
  queued: QueuedFile;
  onChange: (next: Partial<QueuedFile>) => void;
  onRemove: () => void;
}

/** A file that waits: what it shows is asked for before it is sent. */
export function QueuedRow({ queued, onChange, onRemove }: QueuedRowProps) {
  const t = useTexts('media');
  const { key, file, preview, alt, isDecorative, progress } = queued;
  const isDone = isThere(queued);
  return (
    <li className={styles.queued}>
      {preview === null ? (
        <div className={styles.small}>{file.name.split('.').at(-1)?.toUpperCase()}</div>
      ) : (
        <img src={preview} alt="" className={styles.small} />
      )}
      <div>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.muted}>{formatBytes(file.size)}</p>
        <QueuedState queued={queued} />
      </div>
      {preview !== null && !isDone && (
        <div className={styles.words}>
          <TextField
            id={`${key}-alt`}
            name={`${key}-alt`}
            label={t('alt')}
            hint={t('altHint')}
            maxLength={300}
            value={alt}
            disabled={isDecorative || progress !== null}
            onChange={({ target }) => onChange({ alt: target.value })}
          />
          <Checkbox
            id={`${key}-decorative`}
            name={`${key}-decorative`}
            label={t('decorative')}
            checked={isDecorative}
            disabled={progress !== null}
            onChange={({ target }) => onChange({ isDecorative: target.checked })}
          />
        </div>
      )}
      {!isDone && progress === null && (
        <div className={styles.drop}>
          <ActionButton action="remove" label={t('dropFile', { name: file.name })} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}

function QueuedState({ queued }: { queued: QueuedFile }) {
  const t = useTexts('media');
  const { sent, progress, file } = queued;
  if (progress !== null) {
    return (
      <progress
        max={1}
        value={progress}
        aria-label={t('sending', { name: file.name })}
        className={styles.progress}
      />
    );
  }
  if (sent !== null && 'error' in sent) {
    return (
      <p role="alert" className={styles.failed}>
        {t('failed')}: {sent.error}
      </p>
    );
  }
  if (sent !== null) return <p className={styles.done}>{t(sent.outcome)}</p>;
  return <p className={styles.muted}>{t(isDescribed(queued) ? 'ready' : 'waiting')}</p>;
}
