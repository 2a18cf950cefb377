import { Badge } from '#blocks/ui/badge';
import { Card } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Picture } from '#blocks/ui/picture';
import { Price } from '#blocks/ui/price';
import { Text } from '#blocks/ui/text';
import { namedBy, type CardProps } from './card';
import styles from './picture-card.module.css';

/** Picture on top, words under it, the link at the foot; the whole card answers to a click. */
export function PictureCard({ id, card, level }: CardProps) {
  const { picture, badge, title, text, price, link } = card;
  return (
    <Card as="article" padding="none" interactive={link !== undefined} className={styles.card}>
      {picture && (
        <div className={styles.picture}>
          <Picture image={picture} fit="cover" />
        </div>
      )}
      <div className={styles.words}>
        {badge && (
          <Badge tone={picture ? 'neutral' : 'brand'} className={picture ? styles.over : styles.badge}>
            {badge}
          </Badge>
        )}
        <Heading level={level} look="lead" id={`${id}-title`}>
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
        {price && <Price {...price} size="s" />}
        {link && (
          <p className={styles.foot}>
            <Link
              {...namedBy(id)}
              href={link.url}
              look="strong"
              stretched
              kind={link.newWindow ? 'external' : 'internal'}
            >
              {link.text}
            </Link>
          </p>
        )}
      </div>
    </Card>
  );
}
