import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { Text } from '#blocks/ui/text';
import styles from './back.module.css';
import type { block } from './block';
import { Items } from './items';

export interface BackProps {
  back: NonNullable<ViewProps<typeof block>['props']['cards'][number]['back']>;
  level: 2 | 3;
  /** The name on the front. */
  of: string;
  className: string | undefined;
}

/** The other side: details and the partner's app (BLK-408). The way back is there as soon as the card can turn. */
export function Back({ back, level, of, className }: BackProps) {
  const stores = [
    { store: 'app-store', name: 'App Store', url: back.appStoreLink },
    { store: 'google-play', name: 'Google Play', url: back.gplayLink },
  ].flatMap(({ url, ...rest }) => (url === undefined ? [] : [{ url, ...rest }]));
  return (
    <div className={classNames(styles.back, className)} data-back>
      <button type="button" className={styles.return} data-return hidden>
        <Icon name="arrow-left" size="s" className={styles.arrow} />
        Назад<span className="visually-hidden"> к «{of}»</span>
      </button>
      <Heading level={level} look="lead">
        {back.title}
      </Heading>
      {back.subtitle && <Text tone="muted">{back.subtitle}</Text>}
      <Items items={back.items} />
      {stores.length > 0 && (
        <ul className={styles.stores}>
          {stores.map(({ store, name, url }) => (
            <li key={store}>
              <ButtonLink
                href={url}
                newWindow
                variant="secondary"
                wide="always"
                icon="download"
                data-store={store}
              >
                {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
