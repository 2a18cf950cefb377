import { useId, useRef, useState } from 'react';
import { clearValue, createValue } from '#cms/fields/create-value';
import { isRecord, type ObjectField } from '#cms/fields/editor-field';
import { isSafeUrl } from '#schemas/values/safe-url';
import { isResizable } from '#schemas/values/image-widths';
import { Button } from '#blocks/ui/button';
import { useTexts } from '../texts/use-texts';
import { FieldGroup } from './field-group';
import type { FieldProps } from './field-props';
import { FieldSet } from './field-set';
import styles from './fields.module.css';
import type { PictureSuggestion } from './field-sources';
import { PictureDialog } from './picture-dialog';

/** What the library knows of a picture; the rest is asked of the editor. */
const OF_LIBRARY = ['src', 'width', 'height'];

/** A picture from the media library, with its words for those who do not see it. */
export function ImageInput({ field, value, onChange, issues, id }: FieldProps<ObjectField>) {
  const t = useTexts('fields');
  const image = isRecord(value) ? value : null;
  const src = typeof image?.['src'] === 'string' ? image['src'] : '';
  const own = field.fields.filter(({ name }) => !OF_LIBRARY.includes(name));
  const byHand = field.fields.filter(({ name }) => OF_LIBRARY.includes(name));
  const choose = ({ alt, ...size }: PictureSuggestion) => {
    const hasAlt = field.fields.some(({ name }) => name === 'alt');
    onChange({ ...createValue(field.fields), ...image, ...size, ...(hasAlt && { alt }) });
  };
  const group = { value: image, onChange, issues, id };
  return (
    <FieldSet
      {...{ field, issues, id }}
      actions={
        image !== null &&
        !field.isRequired && (
          <Button variant="ghost" onClick={() => onChange(clearValue(field))}>
            {t('takeOut')}
            <span className="visually-hidden"> {field.label}</span>
          </Button>
        )
      }
    >
      <ChosenPicture
        src={src}
        width={image?.['width']}
        height={image?.['height']}
        onChoose={choose}
        label={field.label}
      />
      {image !== null && (
        <>
          <FieldGroup {...group} fields={own} />
          <details
            className={styles.details}
            open={issues.some(({ pointer }) => /^\/(src|width|height)/.test(pointer))}
          >
            <summary>{t('byHand')}</summary>
            <FieldGroup {...group} fields={byHand} />
          </details>
        </>
      )}
    </FieldSet>
  );
}

interface ChosenPictureProps {
  src: string;
  width: unknown;
  height: unknown;
  label: string;
  onChoose: (picture: PictureSuggestion) => void;
}

function ChosenPicture({ src, width, height, label, onChoose }: ChosenPictureProps) {
  const t = useTexts('fields');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const dialogId = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.picture}>
      {isSafeUrl(src) ? (
        <img src={toThumbnail(src)} alt="" className={styles.thumbnail} />
      ) : (
        <div className={styles.thumbnail}>{t('noPicture')}</div>
      )}
      <div className={styles['picture-side']}>
        {src !== '' && (
          <p className={styles.note}>
            {src.split('?')[0]?.split('/').at(-1)}
            <br />
            {t('pictureSize', { width: String(width ?? '?'), height: String(height ?? '?') })}
          </p>
        )}
        <Button variant="secondary" buttonRef={button} onClick={() => setOpen(true)} aria-haspopup="dialog">
          {t(src === '' ? 'choosePicture' : 'changePicture')}
          <span className="visually-hidden"> {label}</span>
        </Button>
      </div>
      {isOpen && (
        <PictureDialog
          id={dialogId}
          onClose={close}
          onChoose={(picture) => {
            onChoose(picture);
            close();
          }}
        />
      )}
    </div>
  );
}

/** The picture in the smallest width that the server makes. */
export function toThumbnail(src: string): string {
  return isResizable(src) ? `${src}${src.includes('?') ? '&' : '?'}w=320` : src;
}
