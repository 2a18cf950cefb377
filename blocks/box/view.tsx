import type { ViewProps } from '#registry/define-block';
import { classNames } from '#blocks/ui/class-names';
import { Link } from '#blocks/ui/link';
import { NestedBlocks } from '#blocks/ui/nested-blocks';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

export default function View({ id, props, children }: ViewProps<typeof block>) {
  const { heading, tone, share, width, hiddenOn, link } = props;
  return (
    <Section
      id={id}
      title={heading}
      headingLevel={1}
      tone={tone === 'plain' ? undefined : tone}
      className={classNames(
        share === undefined ? undefined : styles[`share-${share}`],
        ...hiddenOn.map((screen) => styles[`hidden-on-${screen}`]),
      )}
    >
      {children && (
        <NestedBlocks className={width === 'full' ? undefined : styles[`width-${width}`]}>
          {children}
        </NestedBlocks>
      )}
      {link && (
        <p className={styles.link}>
          <Link href={link.url} look="strong" kind={link.newWindow ? 'external' : 'internal'}>
            {link.text}
          </Link>
        </p>
      )}
    </Section>
  );
}
