import { Icon } from '#blocks/ui/icon';
import { Link } from '#blocks/ui/link';
import { shell } from '#blocks/ui/text/ru/shell';
import type { MenuSection } from '#schemas/layout';
import styles from './section-menu.module.css';
import { texts } from './texts';

/** Disclosures of one name: opening one closes the others, in browsers that know it. */
export const MENU_GROUP = 'site-menu';

/** Does the section itself need a link of its own beside the links below it? */
export function needsOwnLink(section: MenuSection): boolean {
  return section.items.every((item) => item.link !== section.link);
}

function Panel({ section }: { section: MenuSection }) {
  return (
    <div className={styles.panel} data-panel="" data-tone="raised">
      <div className={styles.inner}>
        <div>
          <p className={styles.title}>{section.title}</p>
          {needsOwnLink(section) && (
            <Link href={section.link} look="strong">
              {texts.wholeSection}
            </Link>
          )}
        </div>
        <ul className={styles.items}>
          {section.items.map((item) => (
            <li key={`${item.link} ${item.title}`} className={styles.item}>
              <a href={item.link} className={styles.link}>
                {item.title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Section({ section }: { section: MenuSection }) {
  if (section.items.length === 0) {
    return (
      <a href={section.link} className={styles.summary}>
        {section.title}
      </a>
    );
  }
  return (
    <details name={MENU_GROUP} className={styles.section}>
      <summary className={styles.summary}>
        {section.title}
        <Icon name="chevron-down" size="s" className={styles.sign} />
      </summary>
      <Panel section={section} />
    </details>
  );
}

/** The sections in the header of a desktop; each opens a panel with the links below it. Nothing without sections. */
export function SectionMenu({ sections }: { sections: readonly MenuSection[] }) {
  if (sections.length === 0) return null;
  return (
    <nav aria-label={shell.mainNavigation} className={styles.menu}>
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={`${section.link} ${section.title}`}>
            <Section section={section} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
