import type { ViewProps } from '#registry/define-block';
import { Card } from '#blocks/ui/card';
import { Grid } from '#blocks/ui/grid';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import { formatDate } from '#blocks/ui/text/format-date';
import type { block, FeedItem } from './block';
import styles from './view.module.css';

function NewsCard({ item }: { item: FeedItem }) {
  const { title, date, url, announcement } = item;
  return (
    <Card as="article" interactive={url !== null} className={styles.item}>
      {date !== null && (
        <Text as="div" look="small" tone="muted" className={styles.date}>
          <time dateTime={date}>{formatDate(date)}</time>
        </Text>
      )}
      <Heading level={3} look="lead">
        {url === null ? (
          title
        ) : (
          <Link href={url} look="quiet" stretched>
            {title}
          </Link>
        )}
      </Heading>
      {announcement !== null && (
        <Text tone="muted" className={styles.announcement}>
          {announcement}
        </Text>
      )}
    </Card>
  );
}

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
      <Grid as="ul" columns={3} phoneColumns={data.length > 1 ? 'rail' : 1}>
        {data.map((item, index) => (
          <li key={`${index}-${item.title}`}>
            <NewsCard item={item} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
