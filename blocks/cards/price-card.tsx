import { Badge } from '#blocks/ui/badge';
import { ButtonLink } from '#blocks/ui/button';
import { Card, CardFoot } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Picture } from '#blocks/ui/picture';
import { Price } from '#blocks/ui/price';
import { Text } from '#blocks/ui/text';
import { namedBy, type CardProps } from './card';
import styles from './price-card.module.css';

function Params({ params }: { params: CardProps['card']['params'] }) {
  return (
    <ul className={styles.params}>
      {params.map(({ value, caption }, index) => (
        <li key={`${index}-${value}`}>
          <span className={styles.value}>{value}</span> <span className={styles.caption}>{caption}</span>
        </li>
      ))}
    </ul>
  );
}

/** A tariff at a glance: name, what is in it, the price, the button. A card with a badge stands out. */
export function PriceCard({ id, card, level }: CardProps) {
  const { picture, badge, title, text, params, price, link } = card;
  return (
    <Card
      as="article"
      interactive={link !== undefined}
      highlighted={badge !== undefined}
      className={styles.card}
    >
      {badge && (
        <Badge tone="brand" className={styles.badge}>
          {badge}
        </Badge>
      )}
      {picture && <Picture image={picture} rounded="card" className={styles.picture} />}
      <Heading level={level} look="subtitle" id={`${id}-title`} className={styles.title}>
        {title}
      </Heading>
      {text && (
        <Text tone="muted" className={styles.text}>
          {text}
        </Text>
      )}
      {params.length > 0 && <Params params={params} />}
      {(price ?? link) && (
        <CardFoot>
          {price && <Price {...price} size="m" />}
          {link && (
            <ButtonLink
              {...namedBy(id)}
              href={link.url}
              newWindow={link.newWindow}
              wide="always"
              className={styles.button}
            >
              {link.text}
            </ButtonLink>
          )}
        </CardFoot>
      )}
    </Card>
  );
}
