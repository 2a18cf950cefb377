import type { ViewProps } from '#registry/define-block';
import { Badge } from '#blocks/ui/badge';
import { classNames } from '#blocks/ui/class-names';
import { IconTile } from '#blocks/ui/icon-tile';
import { Picture } from '#blocks/ui/picture';
import { Section } from '#blocks/ui/section';
import { ui } from '#blocks/ui/text/ru/ui';
import type { block } from './block';
import { STORE_KEYS, STORES } from './stores';
import type { StoreKey } from './stores';
import styles from './view.module.css';

/** One store; the badge waits for the script, which knows the device. Its place is over the card: nothing moves. */
function StoreLink({ store, url }: { store: StoreKey; url: string }) {
  const { name, devices, icon } = STORES[store];
  const isElsewhere = url.startsWith('http');
  return (
    <a
      className={styles.store}
      href={url}
      data-store={store}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <IconTile name={icon} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className="visually-hidden">: </span>
        <span className={styles.devices}>{devices}</span>
        {isElsewhere && <span className="visually-hidden"> ({ui.opensInNewTab})</span>}
      </span>
      <span className={styles.mark} data-mark hidden>
        <Badge tone="brand" icon="check">
          Ваше устройство
        </Badge>
      </span>
    </a>
  );
}

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, text, picture, links, redirect } = props;
  return (
    <Section id={id} title={title} lead={text} label="Приложение">
      <div className={classNames(styles.layout, picture && styles.pictured)}>
        {picture && <Picture image={picture} rounded="card" />}
        <ul className={styles.list} data-redirect={redirect || undefined}>
          {STORE_KEYS.map((store) => (
            <li key={store}>
              <StoreLink store={store} url={links[store] ?? STORES[store].url} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
