import type { ViewProps } from '#registry/define-block';
import { FileLink } from '#blocks/ui/file-link';
import { Section } from '#blocks/ui/section';
import { TitledPart } from '#blocks/ui/titled-part';
import type { block } from './block';
import styles from './view.module.css';

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, files } = props;
  return (
    <Section id={id} rhythm="tight" label={title}>
      <TitledPart title={title}>
        <ul className={styles.list}>
          {files.map(({ sizeBytes, ...file }, index) => (
            <li key={`${index}-${file.url}`}>
              <FileLink {...file} size={sizeBytes} />
            </li>
          ))}
        </ul>
      </TitledPart>
    </Section>
  );
}
