import { Badge } from '#blocks/ui/badge';
import { Card } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { Link } from '#blocks/ui/link';
import { Picture } from '#blocks/ui/picture';
import { Price } from '#blocks/ui/price';
import { Text } from '#blocks/ui/text';
import type { CardProps } from './card';
import styles from './compact-card.module.css';

/** A short card in a row: small picture, title, arrow. The title is the link: there is no room for a second label. */
export function CompactCard({ id, card, level }: CardProps) {
  const { picture, badge, title, text, price, link } = card;
  return (
    <Card as="article" padding="none" interactive={link !== undefined} className={styles.card}>
      <div className={styles.row}>
        {picture && <Picture image={picture} fit="cover" className={styles.picture} />}
        <div className={styles.words}>
          <Heading level={level} look="body" id={`${id}-title`}>
            {link ? (
              <Link href={link.url} look="quiet" stretched kind={link.newWindow ? 'external' : 'internal'}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          {text && (
            <Text look="small" tone="muted">
              {text}
            </Text>
          )}
          {price && <Price {...price} size="s" />}
          {badge && (
            <Badge tone="brand" className={styles.badge}>
              {badge}
            </Badge>
          )}
        </div>
        {link && !link.newWindow && <Icon name="arrow-right" className={styles.arrow} />}
      </div>
    </Card>
  );
}
