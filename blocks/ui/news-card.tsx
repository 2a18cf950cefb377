import type { NewsCardItem } from '#schemas/news-card';
import { Card } from './card';
import { Heading } from './heading';
import { Link } from './link';
import styles from './news-card.module.css';
import { Text } from './text';
import { formatDate } from './text/format-date';

/** A news item in a list: its date, title and what it is about. */
export function NewsCard({ item }: { item: NewsCardItem }) {
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
