import type { ViewProps } from '#registry/define-block';
import { Badge } from '#blocks/ui/badge';
import { Card, CardFoot } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Picture } from '#blocks/ui/picture';
import { Price } from '#blocks/ui/price';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import styles from './slide.module.css';

export interface SlideProps {
  /** Unique on the page; a prefix of ids. */
  id: string;
  slide: ViewProps<typeof block>['props']['items'][number];
}

/** A card with a framed picture; price and link stand at its foot, on one line across the carousel. */
export function Slide({ id, slide }: SlideProps) {
  const { picture, badge, title, text, price, link } = slide;
  return (
    <Card as="article" interactive={link !== undefined} className={styles.slide}>
      {picture && <Picture image={picture} rounded="card" className={styles.picture} />}
      {badge && (
        <Badge tone="brand" className={styles.badge}>
          {badge}
        </Badge>
      )}
      <Heading level={3} look="lead" id={`${id}-title`}>
        {title}
      </Heading>
      {text && (
        <Text tone="muted" className={styles.text}>
          {text}
        </Text>
      )}
      {(price ?? link) && (
        <CardFoot>
          {price && <Price {...price} size="s" />}
          {link && (
            <Link
              id={`${id}-link`}
              aria-labelledby={`${id}-link ${id}-title`}
              href={link.url}
              look="strong"
              stretched
              kind={link.newWindow ? 'external' : 'internal'}
              draggable={false}
            >
              {link.text}
            </Link>
          )}
        </CardFoot>
      )}
    </Card>
  );
}
