import type { ViewProps } from '#registry/define-block';
import { Disclosure } from '#blocks/ui/disclosure';
import { FileLink } from '#blocks/ui/file-link';
import { Link } from '#blocks/ui/link';
import { RichText } from '#blocks/ui/rich-text';
import { Section } from '#blocks/ui/section';
import { TitledPart } from '#blocks/ui/titled-part';
import type { block } from './block';
import styles from './view.module.css';

type Information = ViewProps<typeof block>;

/** Nothing where there is nothing to say, as when the operator does not answer. */
export default function View({ id, props, data }: Information) {
  const { title, fileText, detailText } = props;
  const { features, file } = data;
  const detail = props.detailLink ?? (data.detailUrl === null ? null : toLink(detailText, data.detailUrl));
  if (features.length === 0 && file === null && detail === null) return null;
  return (
    <Section id={id} label={title}>
      <TitledPart title={title} sticky>
        {features.length > 0 && (
          <div className={styles.features}>
            {features.map((feature, index) => (
              <Disclosure key={`${index}-${feature.title}`} summary={feature.title} headingLevel={3}>
                <RichText html={feature.html} />
              </Disclosure>
            ))}
          </div>
        )}
        {file && <FileLink title={fileText} url={file.url} size={file.size} />}
        {detail && (
          <p className={styles.detail}>
            <Link href={detail.url} look="strong" kind={detail.newWindow ? 'external' : 'internal'}>
              {detail.text}
            </Link>
          </p>
        )}
      </TitledPart>
    </Section>
  );
}

const toLink = (text: string, url: string) => ({ text, url, newWindow: false });
