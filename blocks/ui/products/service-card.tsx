import type { ServiceCardView, ServiceMedia } from '#schemas/products/service-card';
import { CLOSED_OPTION_BADGE } from '#schemas/products/service-card';
import { Badge } from '../badge';
import { Card } from '../card';
import { classNames } from '../class-names';
import { Heading } from '../heading';
import { Icon } from '../icon';
import { Link } from '../link';
import { Picture } from '../picture';
import { Price } from '../price';
import type { Tone } from '../tone';
import { toServiceIcon } from './service-icon';
import styles from './service-card.module.css';

export type ServiceCardProps = {
  card: ServiceCardView;
  level: 2 | 3 | 4;
  /** `tall`: the picture above the words, on a phone beside them; `row`: beside them everywhere, for long lists. */
  look?: 'tall' | 'row' | undefined;
  /** The ground that an icon stands on. */
  tone?: Extract<Tone, 'soft' | 'violet-soft' | 'sand' | 'sunken'> | undefined;
};

/** Pictures given as a bare address are drawn in the frame of a card. */
const FRAME = { width: 480, height: 320, alt: '' };

/** A service in short: its picture, name, what it is for and what it costs. */
export function ServiceCard({ card, level, look = 'tall', tone = 'soft' }: ServiceCardProps) {
  const { title, text, href, media } = card;
  return (
    <Card as="article" padding="none" interactive={href !== null}>
      <div className={classNames(styles.inner, styles[look])} data-service-card>
        {media && (
          <div
            className={styles.media}
            data-tone={media.kind === 'icon' ? tone : 'sunken'}
            data-service-media
          >
            <Media media={media} />
          </div>
        )}
        <div className={styles.words}>
          {look === 'tall' && <Badges card={card} />}
          <Heading level={level} look="lead">
            {href === null ? (
              title
            ) : (
              <Link href={href} look="quiet" stretched>
                {title}
              </Link>
            )}
          </Heading>
          {text !== '' && (
            <p className={styles.text} data-service-text>
              {text}
            </p>
          )}
          <Foot card={card} look={look} />
        </div>
      </div>
    </Card>
  );
}

function Media({ media }: { media: ServiceMedia }) {
  if (media.kind === 'icon') {
    return <Icon name={toServiceIcon(media.icon)} size="xl" className={styles.icon} />;
  }
  if (media.kind === 'image') return <Still src={media.src} />;
  return (
    <>
      {media.poster !== null && <Still src={media.poster} />}
      <video
        className={styles.video}
        src={media.src}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        data-service-video
      />
      <span className={styles.sign}>
        <Icon name="play" size="s" />
      </span>
    </>
  );
}

function Still({ src }: { src: string }) {
  return <Picture image={{ src, ...FRAME }} fit="cover" className={styles.still} />;
}

function Badges({ card: { badges, isArchive } }: { card: ServiceCardView }) {
  if (badges.length === 0 && !isArchive) return null;
  return (
    <ul className={styles.badges}>
      {isArchive && (
        <li>
          <Badge tone="warning">{CLOSED_OPTION_BADGE}</Badge>
        </li>
      )}
      {badges.map((badge) => (
        <li key={badge.text}>
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** The price on one line across a row of cards; in a long list the badges stand beside it. */
function Foot({ card, look }: Required<Pick<ServiceCardProps, 'card'>> & { look: 'tall' | 'row' }) {
  const { price, priceText, badges, isArchive } = card;
  const isPriced = price !== null || priceText !== '';
  const isBadged = look === 'row' && (isArchive || badges.length > 0);
  if (!isPriced && !isBadged) return null;
  return (
    <div className={styles.foot}>
      {price !== null && <Price {...price} size="s" />}
      {price === null && priceText !== '' && <p className={styles.price}>{priceText}</p>}
      {isBadged && <Badges card={card} />}
    </div>
  );
}
