import type { ChangeEvent, DragEvent, ReactNode } from 'react';
import { Checkbox } from './checkbox';
import { classNames } from './class-names';
import { FieldFrame } from './field-frame';
import type { FieldTexts } from './field-frame';
import styles from './file-field.module.css';
import { FileList } from './file-list';
import type { FileLine } from './file-list';
import { Icon } from './icon';
import { fieldWords } from './text/ru/fields';

export type FileFieldProps = FieldTexts & {
  name: string;
  files: readonly FileLine[];
  /** What the hidden field `name` posts for the files that are there: their tokens. */
  value: string;
  accept?: string | undefined;
  multiple?: boolean | undefined;
  /** With scripts; without them the file input itself is posted as `{name}-new`, and `{name}-drop` takes files out. */
  live?: LiveFiles | undefined;
  className?: string | undefined;
};

export type LiveFiles = {
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  /** What a screen reader is told: a file has come, or did not. */
  status: string;
};

/** Files: chosen by a button or dropped, listed with their sizes, progress and errors. */
export function FileField(props: FileFieldProps) {
  const { id, label, hint, error, optional, optionalLabel, className } = props;
  const { name, files, value, live, multiple = false } = props;
  const texts = { id, label, hint, error, optional, optionalLabel };
  return (
    <div className={className}>
      <FieldFrame {...texts}>
        {({ className: _look, ...control }) => (
          <DropZone live={live} isInvalid={control['aria-invalid'] === true} isMany={multiple}>
            <input
              {...control}
              type="file"
              className={live ? styles['live-input'] : styles['plain-input']}
              name={live ? undefined : `${name}-new`}
              accept={props.accept}
              multiple={multiple}
              onBlur={live?.onBlur}
              onFocus={live?.onFocus}
              onChange={live && takeChosen(live)}
            />
          </DropZone>
        )}
      </FieldFrame>
      <input type="hidden" name={name} value={value} />
      {live ? <FileList id={id} files={files} {...live} /> : <KeptFiles id={id} name={name} files={files} />}
      {live && <output className="visually-hidden">{live.status}</output>}
    </div>
  );
}

/** The same file again is a change again. */
const takeChosen =
  ({ onAdd }: LiveFiles) =>
  ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])]);
    target.value = '';
  };

type DropZoneProps = {
  live: LiveFiles | undefined;
  isInvalid: boolean;
  isMany: boolean;
  children: ReactNode;
};

/** The input covers the zone, so a click anywhere chooses; a drop is taken by the zone, for one file and for many. */
function DropZone({ live, isInvalid, isMany, children }: DropZoneProps) {
  const look = classNames(styles.zone, isInvalid && styles.invalid);
  const words = isMany
    ? [fieldWords.chooseFiles, fieldWords.dropFiles]
    : [fieldWords.chooseFile, fieldWords.dropFile];
  if (!live) return <div className={look}>{children}</div>;
  const mark = (isOver: boolean) => (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.toggleAttribute('data-over', isOver);
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    mark(false)(event);
    live.onAdd([...event.dataTransfer.files]);
  };
  return (
    <div className={look} onDragOver={mark(true)} onDragLeave={mark(false)} onDrop={drop}>
      {children}
      <span className={styles.words} aria-hidden="true">
        <Icon name="plus" />
        <span>
          <span className={styles.choose}>{words[0]}</span>
          <span className={styles.drop}> {words[1]}</span>
        </span>
      </span>
    </div>
  );
}

type KeptFilesProps = { id: string; name: string; files: readonly FileLine[] };

/** Without scripts: files that have come with an earlier post, each with a box that takes it out. */
function KeptFiles({ id, name, files }: KeptFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.kept}>
      {files.map((file, index) => (
        <li key={file.id}>
          <Checkbox
            id={`${id}-drop-${index}`}
            name={`${name}-drop`}
            value={file.id}
            label={
              <>
                {fieldWords.takeOut} <b className={styles['kept-name']}>{file.name}</b>, {file.size}
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
