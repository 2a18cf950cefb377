import { useRef, useState, type DragEvent } from 'react';
import { classNames } from '#blocks/ui/class-names';
import { ToolButton } from '../../shell/tool-button';
import { useTexts } from '../../texts/use-texts';
import styles from './media.module.css';
import { MEDIA_ACCEPT } from './media-types';
import { QueuedRow } from './queued-row';
import { canSend, isThere, useUploadQueue } from './use-upload-queue';

/** Files are dropped or chosen, described, and sent. */
export function UploadPanel({ onSent }: { onSent: () => void }) {
  const t = useTexts('media');
  const queue = useUploadQueue({
    connection: t('connection'),
    onSent,
    refuse: (reason) => t(`refused_${reason}`),
  });
  const { files } = queue;
  const ready = files.filter(canSend);
  const there = files.filter(isThere);
  return (
    <section aria-label={t('uploadTitle')} className={styles.upload}>
      <DropZone onFiles={queue.add} />
      {files.length > 0 && (
        <>
          <ul className={styles.queue}>
            {files.map((one) => (
              <QueuedRow
                key={one.key}
                queued={one}
                onChange={(next) => queue.change(one.key, next)}
                onRemove={() => queue.remove(one.key)}
              />
            ))}
          </ul>
          <div className={styles.send}>
            <ToolButton
              variant="primary"
              busy={queue.isSending}
              disabled={ready.length === 0 && !queue.isSending}
              onClick={() => void queue.send()}
            >
              {ready.length === 0 ? t('sendNone') : t('send', { count: ready.length })}
            </ToolButton>
            {!queue.isSending && (
              <ToolButton variant="ghost" onClick={queue.clear}>
                {t('clear')}
              </ToolButton>
            )}
            <output>{there.length > 0 && t('summary', { done: there.length, all: files.length })}</output>
          </div>
        </>
      )}
    </section>
  );
}

/** The whole field takes files; its button is the way of the keyboard. */
function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTexts('media');
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <p className={styles.invitation}>{t('drop')}</p>
      <ToolButton onClick={() => chooser.current?.click()}>{t('choose')}</ToolButton>
      <p className={styles.muted}>{t('rules')}</p>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={MEDIA_ACCEPT}
        data-media-chooser=""
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
