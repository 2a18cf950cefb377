import type { PromotionCardItem } from '#schemas/promotion-card';
import { Badge } from './badge';
import { Card } from './card';
import { Heading } from './heading';
import { Link } from './link';
import { Picture } from './picture';
import styles from './promotion-card.module.css';
import { Text } from './text';
import { formatDate } from './text/format-date';

const UNTIL = 'До\u00a0';
const SIZES = '(min-width: 1024px) 400px, (min-width: 768px) 50vw, 100vw';

interface PromotionCardProps {
  item: PromotionCardItem;
  /** Of its title: one below the heading that stands over the list. */
  headingLevel: 2 | 3;
}

/** A promotion in a list: its picture, badges, title and what it is about. */
export function PromotionCard({ item, headingLevel }: PromotionCardProps) {
  const { title, url, announcement, image, badges, endDate } = item;
  return (
    <Card as="article" padding="none" interactive={url !== null} className={styles.card}>
      {image !== null && <Picture image={{ src: image, width: 480, height: 320, alt: '' }} sizes={SIZES} />}
      <div className={styles.words}>
        {badges.length > 0 && (
          <div className={styles.badges}>
            {badges.map((badge) => (
              <Badge key={badge}>{badge}</Badge>
            ))}
          </div>
        )}
        <Heading level={headingLevel} look="lead">
          {url === null ? (
            title
          ) : (
            <Link href={url} look="quiet" stretched>
              {title}
            </Link>
          )}
        </Heading>
        {announcement !== '' && <Text tone="muted">{announcement}</Text>}
        {endDate !== null && (
          <Text look="small" tone="muted">
            {`${UNTIL}${formatDate(endDate)}`}
          </Text>
        )}
      </div>
    </Card>
  );
}
