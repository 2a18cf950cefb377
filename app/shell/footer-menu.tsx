import { Icon } from '#blocks/ui/icon';
import { Link } from '#blocks/ui/link';
import { shell } from '#blocks/ui/text/ru/shell';
import type { Footer } from '#schemas/layout';
import styles from './footer-menu.module.css';
import { splitMenu } from './split-menu';

type Column = Footer['menu'][number];

/** Columns in the widest row: as many as the grid has places for. */
const MOST_COLUMNS = 6;

function Links({ items, className }: { items: Column['items']; className?: string | undefined }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={`${item.link} ${item.title}`} className={styles.item}>
          <Link href={item.link} look="quiet" className={styles.link}>
            {item.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Columns({ menu }: { menu: Footer['menu'] }) {
  const parts = splitMenu(menu);
  const places = Math.min(MOST_COLUMNS, parts[0]?.length ?? 1);
  return (
    <div className={styles.columns}>
      {parts.map((part) => (
        <div key={part[0]?.title} className={`${styles.part} ${styles[`places-${places}`] ?? ''}`}>
          {part.map((column) => (
            <div key={column.title}>
              <h2 className={styles.heading}>{column.title}</h2>
              <Links items={column.items} className={styles.links} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function SingleList({ menu }: { menu: Footer['menu'] }) {
  return (
    <ul className={styles.list}>
      {menu.map((column) => (
        <li key={column.title}>
          <details className={styles.section}>
            <summary className={styles.summary}>
              {column.title}
              <Icon name="chevron-down" className={styles.sign} />
            </summary>
            <Links items={column.items} className={styles.items} />
          </details>
        </li>
      ))}
    </ul>
  );
}

/**
 * The footer's menu: columns in one or two rows on a desktop, one list that opens part by part on phones (SHELL-32).
 * A disclosure cannot stand open by its width alone, so the links are there in both forms, one of them not rendered.
 */
export function FooterMenu({ menu }: { menu: Footer['menu'] }) {
  if (menu.length === 0) return null;
  return (
    <nav aria-label={shell.footerNavigation}>
      <Columns menu={menu} />
      <SingleList menu={menu} />
    </nav>
  );
}
