import type { ViewProps } from '#registry/define-block';
import { Icon } from '#blocks/ui/icon';
import { Section } from '#blocks/ui/section';
import { ui } from '#blocks/ui/text/ru/ui';
import type { block } from './block';
import styles from './view.module.css';

const NAME = 'Темы';

/** A row of links that the browser scrolls by itself; arrows and faded edges come with `enhance.ts`. */
export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, items } = props;
  return (
    <Section id={id} title={title} label={NAME} rhythm="tight">
      <nav className={styles.frame} data-frame aria-label={title ?? NAME}>
        <div className={styles.viewport} data-viewport>
          <ul className={styles.list}>
            {items.map(({ text, url, newWindow }, index) => (
              <li key={`${index}-${text}`} className={styles.item}>
                <a
                  href={url}
                  className={styles.chip}
                  {...(newWindow && { target: '_blank', rel: 'noopener noreferrer' })}
                >
                  {text}
                  {newWindow && <span className="visually-hidden"> ({ui.opensInNewTab})</span>}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div data-arrows hidden>
          <button type="button" className={styles.back} data-move="back" aria-label={ui.back}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" className={styles.on} data-move="on" aria-label={ui.ahead}>
            <Icon name="chevron-right" />
          </button>
        </div>
      </nav>
    </Section>
  );
}
