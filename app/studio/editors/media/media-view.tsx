import { Form, Link, useRevalidator } from '@remix-run/react';
import type { MediaFile } from '#cms/store/media-files';
import { SelectField } from '#blocks/ui/select-field';
import { TextField } from '#blocks/ui/text-field';
import { toThumbnail } from '../../fields/thumbnail';
import { hasRight } from '../../session/rights';
import filter from '../../shell/filters.module.css';
import { ScreenHead } from '../../shell/screen-head';
import { EmptyList } from '../../shell/table';
import { ToolButton, ToolLink } from '../../shell/tool-button';
import { useEditor } from '../../shell/use-editor';
import { useTexts } from '../../texts/use-texts';
import { formatBytes, toAddress, toShortName } from './describe-file';
import editors from '../editors.module.css';
import styles from './media.module.css';
import { isPicture } from './media-types';
import { UploadPanel } from './upload-panel';

export interface MediaViewProps {
  files: readonly MediaFile[];
  /** Of all that were found. */
  count: number;
  chosen: { search: string; kind: string; rows: number };
  /** How many more are shown at a time. */
  step: number;
}

/** The library: what is there, newest first, and the way in. */
export function MediaView({ files, count, chosen, step }: MediaViewProps) {
  const t = useTexts('media');
  const { role } = useEditor();
  const { revalidate } = useRevalidator();
  const isFiltered = chosen.search !== '' || chosen.kind !== '';
  return (
    <>
      <ScreenHead title={t('title')} note={t('count', { count })} />
      {hasRight(role, 'edit') && <UploadPanel onSent={revalidate} />}
      <Filters chosen={chosen} />
      {files.length === 0 ? (
        <EmptyList>{t(isFiltered ? 'nothing' : 'empty')}</EmptyList>
      ) : (
        <ul className={styles.grid}>
          {files.map((file) => (
            <FileCard key={file.id} file={file} />
          ))}
        </ul>
      )}
      {files.length < count && (
        <p className={styles.more}>
          <ToolLink
            to={`?${new URLSearchParams({ ...chosen, rows: String(chosen.rows + step) })}`}
            preventScrollReset
          >
            {t('more')}
          </ToolLink>
        </p>
      )}
    </>
  );
}

function Filters({ chosen }: Pick<MediaViewProps, 'chosen'>) {
  const t = useTexts('media');
  const kinds = (['pictures', 'videos', 'documents'] as const).map((kind) => ({
    value: kind,
    label: t(kind),
  }));
  return (
    <search>
      <Form key={JSON.stringify(chosen)} className={filter.filters}>
        <TextField
          {...{
            id: 'search',
            name: 'search',
            type: 'search',
            label: t('search'),
            placeholder: t('searchHint'),
          }}
          defaultValue={chosen.search}
          className={editors.search}
        />
        <SelectField
          {...{ id: 'kind', name: 'kind', label: t('kind'), placeholder: t('all'), options: kinds }}
          defaultValue={chosen.kind}
        />
        <div className={filter.actions}>
          <ToolButton type="submit" variant="primary">
            {t('find')}
          </ToolButton>
        </div>
      </Form>
    </search>
  );
}

function FileCard({ file }: { file: MediaFile }) {
  const t = useTexts('media');
  const { id, type, bytes, width, height, alt } = file;
  const size = width === null || height === null ? null : t('sizeText', { width, height });
  return (
    <li>
      <Link to={id} className={styles.card}>
        <FileFace file={file} />
        <span className={styles.name}>{toShortName(file)}</span>
        <span className={styles.muted}>{[size, formatBytes(bytes)].filter(Boolean).join(' · ')}</span>
        {isPicture(type) && <span className={styles.muted}>{alt === '' ? t('isDecorative') : alt}</span>}
      </Link>
    </li>
  );
}

/** A picture, or the ending of what is none. */
export function FileFace({ file }: { file: MediaFile }) {
  return isPicture(file.type) ? (
    <img src={toThumbnail(toAddress(file))} alt="" loading="lazy" className={styles.face} />
  ) : (
    <span className={styles.face}>{file.name.split('.').at(-1)?.toUpperCase()}</span>
  );
}
