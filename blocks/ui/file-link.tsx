import styles from './file-link.module.css';
import { toFileName, toFileType } from './file-name';
import { formatFileSize } from './format-file-size';
import { Icon } from './icon';
import { IconTile } from './icon-tile';

export type FileLinkProps = {
  title: string;
  url: string;
  /** As people write it: «PDF»; without it the file's name tells. */
  fileType?: string | undefined;
  /** In bytes, or in words where the one who knows it says words. */
  size?: number | string | undefined;
  note?: string | undefined;
};

/** «PDF, 1,2 МБ»: whatever of it is known. */
function describeFile({ url, fileType, size }: FileLinkProps): string {
  const words = typeof size === 'number' ? formatFileSize(size) : size;
  return [fileType ?? toFileType(url), words].filter(Boolean).join(', ');
}

/** A file to download, with its type and size. `enhanceFileLinks` reports which was taken. */
export function FileLink(props: FileLinkProps) {
  const { title, url, note } = props;
  const about = describeFile(props);
  return (
    <a className={styles.file} href={url} download data-file={toFileName(url)}>
      <IconTile name="document" />
      <span>
        <span className={styles.title}>{title}</span>
        {about && (
          <>
            <span className="visually-hidden">, </span>
            <span className={styles.about}>{about}</span>
          </>
        )}
        {note && (
          <>
            <span className="visually-hidden">. </span>
            <span className={styles.about}>{note}</span>
          </>
        )}
      </span>
      <Icon name="download" className={styles.arrow} />
    </a>
  );
}
