import type { ViewProps } from '#registry/define-block';
import { Card } from '#blocks/ui/card';
import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { Picture } from '#blocks/ui/picture';
import { toSquareCrop } from '#blocks/ui/square-crop';
import { Text } from '#blocks/ui/text';
import { ui } from '#blocks/ui/text/ru/ui';
import { Back } from './back';
import type { block } from './block';
import styles from './card.module.css';
import { ConnectWays } from './connect-ways';
import { Items } from './items';
import { Playlist } from './playlist';
import { ServiceIcon } from './service-icon';

export type MusicCardData = ViewProps<typeof block>['props']['cards'][number];

export interface MusicCardProps {
  /** Unique on the page; a prefix of ids. */
  id: string;
  card: MusicCardData;
  level: 2 | 3;
}

function Sign({ front: { title, iconId, iconBg, iconLink } }: { front: MusicCardData['front'] }) {
  const icon = <ServiceIcon iconId={iconId} iconBg={iconBg} />;
  if (iconLink === undefined) return icon;
  return (
    <a
      href={iconLink}
      className={styles.sign}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Сайт «${title}» (${ui.opensInNewTab})`}
    >
      {icon}
    </a>
  );
}

function FrontWords({ id, front, level }: { front: MusicCardData['front'] } & Omit<MusicCardProps, 'card'>) {
  return (
    <div className={styles.words}>
      <Sign front={front} />
      <Heading level={level} look="subtitle" id={`${id}-title`} className={styles.title}>
        {front.title}
      </Heading>
      {front.subtitle && <Text tone="muted">{front.subtitle}</Text>}
      <Items items={front.items} />
      {front.vaspButton && (
        <div className={styles.connect}>
          <ConnectWays vaspButton={front.vaspButton} of={front.title} />
        </div>
      )}
    </div>
  );
}

/**
 * One partner. The back is the content of a native `<details>`, so that without a script it opens under the front; with
 * one the card turns over instead (BLK-248), which changes nothing of the page before the visitor asks for it.
 */
export function MusicCard({ id, card, level }: MusicCardProps) {
  const { promo, front, back, picture, playlist } = card;
  return (
    <div className={styles.turn} data-card="">
      <Card
        as="article"
        padding="none"
        tone={promo ? 'violet-soft' : 'raised'}
        className={classNames(
          styles.card,
          back && styles.turnable,
          promo && styles.promo,
          promo && picture && styles.pictured,
        )}
      >
        <div className={styles.front} data-front>
          <div className={styles.base}>
            {promo && picture && (
              <div className={styles.cover}>
                <Picture image={toSquareCrop(picture)} fit="cover" />
              </div>
            )}
            <FrontWords id={id} front={front} level={level} />
          </div>
          {promo && playlist.length > 0 && (
            <div className={styles.playlist}>
              <Playlist tracks={playlist} of={front.title} />
            </div>
          )}
        </div>
        {back && (
          <details className={styles.flip} data-flip>
            <summary className={styles.summary}>
              {front.buttonText}
              <span className="visually-hidden"> о «{front.title}»</span>
              <Icon name="arrow-right" size="s" className={styles.arrow} />
            </summary>
            <Back back={back} level={level} of={front.title} className={styles.back} />
          </details>
        )}
      </Card>
    </div>
  );
}
