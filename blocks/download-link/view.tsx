import type { ViewProps } from '#registry/define-block';
import { Icon } from '#blocks/ui/icon';
import { Section } from '#blocks/ui/section';
import { TitledPart } from '#blocks/ui/titled-part';
import type { block } from './block';
import { toFileName, toFileType } from './file-name';
import { formatFileSize } from './format-file-size';
import styles from './view.module.css';

type File = ViewProps<typeof block>['props']['files'][number];

/** «PDF, 1,2 МБ»: whatever of it is known. */
function describeFile({ url, fileType, sizeBytes }: File): string {
  const type = fileType ?? toFileType(url);
  return [type, sizeBytes === undefined ? '' : formatFileSize(sizeBytes)].filter(Boolean).join(', ');
}

function FileLink({ file }: { file: File }) {
  const about = describeFile(file);
  return (
    <a className={styles.file} href={file.url} download data-file={toFileName(file.url)}>
      <span className={styles.sign}>
        <Icon name="document" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{file.title}</span>
        {about && (
          <>
            <span className="visually-hidden">, </span>
            <span className={styles.about}>{about}</span>
          </>
        )}
        {file.note && (
          <>
            <span className="visually-hidden">. </span>
            <span className={styles.about}>{file.note}</span>
          </>
        )}
      </span>
      <Icon name="download" className={styles.arrow} />
    </a>
  );
}

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, files } = props;
  return (
    <Section id={id} rhythm="tight" label={title}>
      <TitledPart title={title}>
        <ul className={styles.list}>
          {files.map((file, index) => (
            <li key={`${index}-${file.url}`}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      </TitledPart>
    </Section>
  );
}
