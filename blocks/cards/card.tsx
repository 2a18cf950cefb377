import type { ViewProps } from '#registry/define-block';
import { Badge } from '#blocks/ui/badge';
import { ButtonLink } from '#blocks/ui/button';
import { classNames } from '#blocks/ui/class-names';
import { Card, CardFoot } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { Link } from '#blocks/ui/link';
import { Picture } from '#blocks/ui/picture';
import { Price } from '#blocks/ui/price';
import { toSquareCrop } from '#blocks/ui/square-crop';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import styles from './card.module.css';
import prices from './price-card.module.css';

export interface CardProps {
  /** Unique on the page; a prefix of ids. */
  id: string;
  card: ViewProps<typeof block>['props']['items'][number];
  level: 2 | 3;
  /** Framed by the brand's colour, so that it stands out among its neighbours. */
  highlighted: boolean;
  /** The only card of the block. */
  alone: boolean;
}

/** The card's one link is called by its own words and the card's title: «Подключить Оптимум». */
function namedBy(id: string): { id: string; 'aria-labelledby': string } {
  return { id: `${id}-link`, 'aria-labelledby': `${id}-link ${id}-title` };
}

/** Picture on top, words under it, the link at the foot; the whole card answers to a click. */
export function PictureCard({ id, card, level }: CardProps) {
  const { picture, badge, title, text, price, link } = card;
  return (
    <Card as="article" padding="none" interactive={link !== undefined} className={styles['picture-card']}>
      {picture && (
        <div className={styles.cover}>
          <Picture image={toSquareCrop(picture)} fit="cover" />
        </div>
      )}
      <div className={styles['picture-words']}>
        {badge && (
          <Badge tone={picture ? 'neutral' : 'brand'} className={picture ? styles.over : styles.badge}>
            {badge}
          </Badge>
        )}
        <Heading level={level} look="lead" id={`${id}-title`}>
          {title}
        </Heading>
        {text && (
          <Text tone="muted" className={styles['picture-text']}>
            {text}
          </Text>
        )}
        {(price ?? link) && (
          <div className={styles['picture-foot']}>
            {price && <Price {...price} size="s" />}
            {link && (
              <p className={styles['picture-link']}>
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
        )}
      </div>
    </Card>
  );
}

/** A short card in a row: small picture, title, arrow. The title is the link: there is no room for a second label. */
export function CompactCard({ id, card, level }: CardProps) {
  const { picture, badge, title, text, price, link } = card;
  return (
    <Card as="article" padding="none" interactive={link !== undefined} className={styles['compact-card']}>
      <div className={styles.row}>
        {picture && <Picture image={toSquareCrop(picture)} fit="cover" className={styles.thumb} />}
        <div className={styles['compact-words']}>
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
            <Badge tone="brand" className={styles['compact-badge']}>
              {badge}
            </Badge>
          )}
        </div>
        {link && !link.newWindow && <Icon name="arrow-right" className={styles.arrow} />}
      </div>
    </Card>
  );
}

function Params({ params }: { params: CardProps['card']['params'] }) {
  return (
    <ul className={prices.params}>
      {params.map(({ value, caption }, index) => (
        <li key={`${index}-${value}`}>
          <span className={prices.value}>{value}</span> <span className={prices.caption}>{caption}</span>
        </li>
      ))}
    </ul>
  );
}

/** A tariff at a glance: name, what is in it, the price, the button. Its badge stands on the frame. */
export function PriceCard({ id, card, level, highlighted, alone }: CardProps) {
  const { picture, badge, title, text, params, price, link, connect } = card;
  return (
    <Card
      as="article"
      interactive={link !== undefined}
      highlighted={highlighted}
      className={classNames(prices['price-card'], alone && prices.alone)}
    >
      {badge && (
        <Badge tone="brand" className={prices['price-badge']}>
          {badge}
        </Badge>
      )}
      <div className={prices['price-words']}>
        {picture && <Picture image={picture} rounded="card" className={prices['price-picture']} />}
        <Heading level={level} look="subtitle" id={`${id}-title`}>
          {title}
        </Heading>
        {text && (
          <Text tone="muted" className={prices['price-text']}>
            {text}
          </Text>
        )}
      </div>
      {params.length > 0 && <Params params={params} />}
      {(price ?? link ?? connect) && (
        <CardFoot>
          {price && <Price {...price} size="m" />}
          {connect && <ConnectButton id={id} connect={connect} />}
          {link && (
            <ButtonLink
              {...namedBy(id)}
              href={link.url}
              newWindow={link.newWindow}
              variant={connect ? 'secondary' : 'primary'}
              wide="always"
              className={connect ? undefined : prices.button}
            >
              {link.text}
            </ButtonLink>
          )}
        </CardFoot>
      )}
    </Card>
  );
}

function ConnectButton({ id, connect }: { id: string; connect: NonNullable<CardProps['card']['connect']> }) {
  const { text, popupId, choice } = connect;
  return (
    <ButtonLink
      id={`${id}-connect`}
      aria-labelledby={`${id}-connect ${id}-title`}
      href={`#${popupId}`}
      data-popup={popupId}
      {...(choice !== '' && { 'data-choice': choice })}
      wide="always"
      className={prices.button}
    >
      {text}
    </ButtonLink>
  );
}
