import styles from './breadcrumbs.module.css';
import { Icon } from './icon';
import { ui } from './text/ru/ui';

export type Breadcrumb = {
  text: string;
  /** The current page, the last one, has none. */
  url?: string | undefined;
};

export type BreadcrumbsProps = {
  items: readonly Breadcrumb[];
  label?: string | undefined;
};

/**
 * The way from the home page to this one. On a phone the page's own title, which stands below in full, is cut short;
 * ways that are still too long scroll sideways. Nothing without items.
 */
export function Breadcrumbs({ items, label = ui.breadcrumbs }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${index}-${item.text}`} className={styles.item}>
            {index > 0 && <Icon name="chevron-right" size="s" className={styles.separator} />}
            {item.url === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.text}</span>
            ) : (
              <a href={item.url} className={styles.link}>
                {item.text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
