import { Link, useRevalidator } from '@remix-run/react';
import type { MediaFile } from '#cms/store/media/media-files';
import { toThumbnail } from '../../fields/thumbnail';
import { hasRight } from '../../session/rights';
import { ListSearch } from '../../shell/list-search';
import { ScreenHead } from '../../shell/screen-head';
import { EmptyList } from '../../shell/table';
import { ToolLink } from '../../shell/tool-button';
import { useEditor } from '../../shell/use-editor';
import { useTexts } from '../../texts/use-texts';
import { formatBytes, toAddress, toShortName } from './describe-file';
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
  const options = (['pictures', 'videos', 'documents'] as const).map((kind) => ({
    value: kind,
    label: t(kind),
  }));
  const choices = [{ name: 'kind', label: t('kind'), all: t('all'), options }];
  return <ListSearch chosen={chosen} hint={t('searchHint')} choices={choices} />;
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
