import type { ViewProps } from '#registry/define-block';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { ServiceCardList } from '#blocks/ui/products/service-card-list';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

/** Options as cards, under a heading of their own where there are several groups. Nothing without options. */
export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { title, link } = props;
  if (data.length === 0) return null;
  const action = link && (
    <Link href={link.url} look="strong" kind={link.newWindow ? 'external' : 'internal'}>
      {link.text}
    </Link>
  );
  return (
    <Section id={id} title={title} action={action}>
      {data.map((group, index) => (
        <div key={`${index}-${group.title}`} className={styles.group}>
          {data.length > 1 && group.title !== '' && (
            <Heading level={3} look="subtitle" className={styles.title}>
              {group.title}
            </Heading>
          )}
          <ServiceCardList cards={group.cards} level={data.length > 1 && group.title !== '' ? 4 : 3} />
        </div>
      ))}
    </Section>
  );
}
