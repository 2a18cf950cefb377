import { useContext, useEffect, useRef, useState } from 'react';
import { Icon } from '#blocks/ui/icon';
import { Link } from '#blocks/ui/link';
import { TextField } from '#blocks/ui/text-field';
import { useTexts } from '../texts/use-texts';
import { FieldSourcesContext, type PictureSuggestion } from './field-sources';
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
  const { searchPictures } = useContext(FieldSourcesContext);
  const [text, setText] = useState('');
  const { found, state } = useSearch(text, searchPictures);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // A document of a test has no modal windows.
    if (dialog.current?.open === false) dialog.current.showModal?.();
  }, []);
  const said =
    state === 'failed'
      ? t('searchFailed')
      : state === 'done'
        ? found.length === 0
          ? t('noPictures')
          : t('picturesFound', { count: found.length })
        : '';
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
