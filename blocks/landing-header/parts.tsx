import type { ViewProps } from '#registry/define-block';
import { Badge } from '#blocks/ui/badge';
import { ButtonLink } from '#blocks/ui/button';
import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { Picture } from '#blocks/ui/picture';
import { toSquareCrop } from '#blocks/ui/square-crop';
import { Price } from '#blocks/ui/price';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import styles from './parts.module.css';

type Props = ViewProps<typeof block>['props'];

function Action({ props }: { props: Props }) {
  const { buttonLink, buttonPopupId, buttonText, buttonOpenNewWindow } = props;
  const href = buttonPopupId === undefined ? buttonLink : `#${buttonPopupId}`;
  if (href === undefined) return null;
  return (
    <ButtonLink
      href={href}
      size="l"
      wide="phone"
      newWindow={buttonPopupId === undefined && buttonOpenNewWindow}
      data-popup={buttonPopupId}
    >
      {buttonText}
    </ButtonLink>
  );
}

/** Everything the header says: badges, the page's one h1, texts, price, button. */
export function Words({ props, className }: { props: Props; className: string | undefined }) {
  const { type, badges, header, subtitle, description, price, buttonLink, buttonPopupId } = props;
  const hasOffer = price !== undefined || buttonLink !== undefined || buttonPopupId !== undefined;
  return (
    <div className={classNames(styles.words, type === 'bottomsign' && styles.centered, className)}>
      {badges.length > 0 && (
        <ul className={styles.badges}>
          {badges.map((badge, index) => (
            <li key={`${index}-${badge}`}>
              <Badge tone="neutral" className={styles.badge}>
                {badge}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <div data-text>
        <Heading level={1}>{header}</Heading>
        {subtitle && (
          <Text look="lead" className={styles.subtitle}>
            {subtitle}
          </Text>
        )}
        {description && (
          <Text measured className={styles.description}>
            {description}
          </Text>
        )}
      </div>
      {hasOffer && (
        <div className={styles.offer}>
          {price && <Price {...price} size="l" />}
          <Action props={props} />
        </div>
      )}
    </div>
  );
}

/**
 * The header's picture, first to be fetched. A video waits as its poster: `preload="none"` and no `autoplay`, so
 * that without scripts and under reduced motion the poster is all there is. The shell's script starts every
 * `video[data-ambient]` that is in view where the visitor allows motion.
 */
export function Media({ props }: { props: Props }) {
  const { type, image, videoSrc } = props;
  if (type === 'imgvideo' && videoSrc !== undefined) {
    return (
      <>
        {image && <Picture image={image} priority fit="cover" className={styles.still} />}
        <video
          className={styles.video}
          src={videoSrc}
          poster={image?.src}
          muted
          loop
          playsInline
          preload="none"
          data-ambient=""
          aria-hidden="true"
          tabIndex={-1}
        />
      </>
    );
  }
  if (image === undefined) return null;
  if (type === 'default') return <Picture image={toSquareCrop(image)} priority rounded="banner" />;
  const isSign = type === 'supersign' || type === 'bottomsign';
  return (
    <Picture image={isSign ? toSquareCrop(image) : image} priority fit="cover" className={styles.still} />
  );
}
