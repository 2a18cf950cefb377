import { useId, useRef, useState } from 'react';
import { clearValue, createValue } from '#cms/fields/create-value';
import { isRecord, type ObjectField, type UnknownRecord } from '#cms/fields/editor-field';
import { isSafeUrl } from '#schemas/values/safe-url';
import { ToolButton } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import { InnerGroup } from './inner-field';
import type { FieldProps } from './field-props';
import { FocalPoint, MIDDLE } from './focal-point';
import { FieldSet } from './field-set';
import styles from './fields.module.css';
import pictures from './pictures.module.css';
import type { PictureSuggestion } from './field-sources';
import { toThumbnail } from './thumbnail';
import { PictureDialog } from './picture-dialog';
import { withProperty } from './with-property';

/** What the library knows of a picture; the rest is asked of the editor. */
const OF_LIBRARY = ['src', 'width', 'height'];
const FOCUS = 'focus';

/** A picture from the media library, with its words for those who do not see it. */
export function ImageInput({ field, value, onChange, issues, id }: FieldProps<ObjectField>) {
  const t = useTexts('fields');
  const image = toImage(value);
  const src = typeof image?.['src'] === 'string' ? image['src'] : '';
  const [isReplaced, setReplaced] = useState(false);
  const own = field.fields.filter(({ name }) => !OF_LIBRARY.includes(name) && name !== FOCUS);
  const crops = own.filter(({ control, name }) => control === 'image' && isRecord(image?.[name]));
  const byHand = field.fields.filter(({ name }) => OF_LIBRARY.includes(name));
  const choose = ({ alt, ...size }: PictureSuggestion) => {
    const hasAlt = field.fields.some(({ name }) => name === 'alt');
    // The point that a crop keeps belongs to the picture before.
    const { focus: _focus, ...kept } = image ?? {};
    setReplaced(src !== '' && src !== size.src);
    onChange({ ...createValue(field.fields), ...kept, ...size, ...(hasAlt && { alt }) });
  };
  const group = { value: image, onChange, issues, id };
  return (
    <FieldSet
      field={field}
      issues={issues}
      id={id}
      actions={
        image !== null &&
        !field.isRequired && (
          <ToolButton variant="ghost" onClick={() => onChange(clearValue(field))}>
            {t('takeOut')}
            <span className="visually-hidden"> {field.label}</span>
          </ToolButton>
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
      {typeof value === 'string' && <p className={styles.hint}>{t('addressOnly')}</p>}
      {isRecord(value) && (
        <>
          {isReplaced &&
            crops.map(({ name, label }) => (
              <StaleCrop
                key={name}
                label={label}
                crop={image?.[name]}
                onRemove={() => onChange(withProperty(image ?? {}, name, undefined))}
              />
            ))}
          {field.fields.some(({ name }) => name === FOCUS) && isSafeUrl(src) && (
            <Focus image={value} src={src} onChange={onChange} />
          )}
          <InnerGroup {...group} fields={own} />
          <details
            className={pictures.details}
            open={issues.some(({ pointer }) => /^\/(src|width|height)/.test(pointer))}
          >
            <summary>{t('byHand')}</summary>
            <InnerGroup {...group} fields={byHand} />
          </details>
        </>
      )}
    </FieldSet>
  );
}

/** An address alone is a picture of which no more is known; it becomes an object with the first change. */
function toImage(value: unknown): UnknownRecord | null {
  if (typeof value === 'string' && value !== '') return { src: value };
  return isRecord(value) ? value : null;
}

/** A crop of the picture that stood here before: it goes on showing what the new one may not. */
function StaleCrop({ label, crop, onRemove }: { label: string; crop: unknown; onRemove: () => void }) {
  const t = useTexts('fields');
  const src = isRecord(crop) && typeof crop['src'] === 'string' ? crop['src'] : '';
  return (
    <p role="note" className={pictures.stays}>
      {t('staysCrop', { label, name: toFileName(src) })}
      <ToolButton variant="ghost" onClick={onRemove}>
        {t('removeCrop')}
        <span className="visually-hidden"> {label}</span>
      </ToolButton>
    </p>
  );
}

interface FocusProps {
  image: UnknownRecord;
  src: string;
  onChange: (value: unknown) => void;
}

/** What a frame that cuts the picture keeps in sight; the middle, until somebody says otherwise. */
function Focus({ image, src, onChange }: FocusProps) {
  const t = useTexts('fields');
  const { focus, width, height } = image;
  const toNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const point = isRecord(focus)
    ? { x: toNumber(focus['x']) ?? MIDDLE.x, y: toNumber(focus['y']) ?? MIDDLE.y }
    : MIDDLE;
  return (
    <details className={pictures.details}>
      <summary>{t('focal')}</summary>
      <p className={styles.hint}>{t('focalHint')}</p>
      <FocalPoint
        src={src}
        width={toNumber(width)}
        height={toNumber(height)}
        point={point}
        onChange={(next) => onChange(withProperty(image, FOCUS, next))}
      />
      {focus !== undefined && (
        <ToolButton variant="ghost" onClick={() => onChange(withProperty(image, FOCUS, undefined))}>
          {t('focalMiddle')}
        </ToolButton>
      )}
    </details>
  );
}

function toFileName(src: string): string {
  return src.split('?')[0]?.split('/').at(-1) ?? src;
}

interface ChosenPictureProps {
  src: string;
  width: unknown;
  height: unknown;
  label: string;
  onChoose: (picture: PictureSuggestion) => void;
}

/** The picture that stands there, small, and the way to another one. */
export function ChosenPicture({ src, width, height, label, onChoose }: ChosenPictureProps) {
  const t = useTexts('fields');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const dialogId = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={pictures.picture}>
      {isSafeUrl(src) ? (
        <img src={toThumbnail(src)} alt="" className={pictures.thumbnail} />
      ) : (
        <div className={pictures.thumbnail}>{t('noPicture')}</div>
      )}
      <div className={pictures['picture-side']}>
        {src !== '' && (
          <p className={styles.note}>
            {toFileName(src)}
            <br />
            {(width ?? height) !== undefined &&
              t('pictureSize', { width: String(width ?? '?'), height: String(height ?? '?') })}
          </p>
        )}
        <ToolButton
          variant="secondary"
          buttonRef={button}
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
        >
          {t(src === '' ? 'choosePicture' : 'changePicture')}
          <span className="visually-hidden"> {label}</span>
        </ToolButton>
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
