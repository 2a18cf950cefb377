import { useContext, useEffect, useRef, useState } from 'react';
import { Icon } from '#blocks/ui/icon';
import { Link } from '#blocks/ui/link';
import { TextField } from '#blocks/ui/text-field';
import { useTexts } from '../texts/use-texts';
import { ToolButton } from '../shell/tool-button';
import { FieldSourcesContext, type FieldSources, type PictureSuggestion } from './field-sources';
import styles from './fields.module.css';
import pictures from './pictures.module.css';
import { toThumbnail } from './thumbnail';
import { useSearch } from './use-search';

interface PictureDialogProps {
  id: string;
  onClose: () => void;
  onChoose: (picture: PictureSuggestion) => void;
}

/** The media library in a window: found by name and words, chosen by a press. Esc closes it. */
export function PictureDialog({ id, onClose, onChoose }: PictureDialogProps) {
  const t = useTexts('fields');
  const c = useTexts('choices');
  const { searchPictures, uploadPicture } = useContext(FieldSourcesContext);
  const [text, setText] = useState('');
  const { found, state } = useSearch(text, searchPictures);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // A document of a test has no modal windows.
    if (dialog.current?.open === false) dialog.current.showModal?.();
  }, []);
  const said = {
    idle: '',
    searching: c('searching'),
    done: found.length === 0 ? t('noPictures') : t('picturesFound', { count: found.length }),
    failed: t('searchFailed'),
  }[state];
  return (
    <dialog ref={dialog} className={pictures.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className={pictures['dialog-head']}>
        <h2 id={`${id}-title`} className={pictures['dialog-title']}>
          {t('pictures')}
        </h2>
        <button
          type="button"
          className={styles['action-button']}
          onClick={onClose}
          aria-label={t('closeDialog')}
        >
          <Icon name="close" />
        </button>
      </div>
      {uploadPicture !== undefined && <Upload id={id} upload={uploadPicture} onChoose={onChoose} />}
      <TextField
        id={`${id}-search`}
        name={`${id}-search`}
        type="search"
        label={t('searchPictures')}
        value={text}
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <output className={styles.said}>{said}</output>
      <ul className={pictures.gallery}>
        {found.map((picture) => (
          <li key={picture.src}>
            <PictureButton picture={picture} onChoose={() => onChoose(picture)} />
          </li>
        ))}
      </ul>
      <p>
        <Link href="/studio/media" kind="external">
          {t('toMedia')}
        </Link>
      </p>
    </dialog>
  );
}

interface UploadProps extends Pick<PictureDialogProps, 'id' | 'onChoose'> {
  upload: NonNullable<FieldSources['uploadPicture']>;
}

/** A picture from the editor's own disk: into the library, and at once onto the page. */
function Upload({ id, upload, onChoose }: UploadProps) {
  const t = useTexts('fields');
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (file === null || isSending) return;
    setSending(true);
    try {
      const sent = await upload(file, alt.trim());
      if ('picture' in sent) return onChoose(sent.picture);
      setFault(sent.error || t('uploadFailed'));
    } catch {
      // The network: the file and the words stay, to be sent again.
      setFault(t('uploadFailed'));
    } finally {
      setSending(false);
    }
  };
  return (
    <details className={pictures.details}>
      <summary>{t('uploadOwn')}</summary>
      <div className={pictures.upload}>
        <label htmlFor={`${id}-file`}>{t('uploadFile')}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            setFault('');
          }}
        />
        <TextField
          id={`${id}-alt`}
          name={`${id}-alt`}
          label={t('uploadAlt')}
          hint={t('uploadAltHint')}
          maxLength={300}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <ToolButton variant="primary" busy={isSending} disabled={file === null} onClick={() => void send()}>
          {t('uploadSend')}
        </ToolButton>
        <p role="alert" className={pictures.fault}>
          {fault}
        </p>
      </div>
    </details>
  );
}

function PictureButton({ picture, onChoose }: { picture: PictureSuggestion; onChoose: () => void }) {
  const t = useTexts('fields');
  const { src, alt, width, height } = picture;
  const name = src.split('?')[0]?.split('/').at(-1) ?? src;
  return (
    <button
      type="button"
      className={pictures['picture-button']}
      onClick={onChoose}
      aria-label={t('picture', { name: alt || name })}
    >
      <img src={toThumbnail(src)} alt="" loading="lazy" className={pictures.thumbnail} />
      <span className={styles.note}>{name}</span>
      <span className={styles.note}>{t('pictureSize', { width, height })}</span>
    </button>
  );
}
