import { Icon } from '#blocks/ui/icon';
import { SUPPORT_PHONE, SUPPORT_PHONE_URL } from '#blocks/ui/text/support-phone';
import { shell } from '#blocks/ui/text/ru/shell';
import type { MenuSection } from '#schemas/layout';
import { CART_PATH } from '#schemas/products/cart';
import type { AudienceSwitchProps } from './audience-switch';
import { AudienceSwitch } from './audience-switch';
import { CartIcon } from './cart-icon';
import { ACCOUNT_URL, HOME_URL, SEARCH_URL } from './constants';
import styles from './phone-menu.module.css';
import { MENU_GROUP, needsOwnLink } from './section-menu';
import { texts } from './texts';

type PhoneMenuProps = AudienceSwitchProps & { sections: readonly MenuSection[] };

const SECTION_GROUP = 'phone-sections';

function Section({ section }: { section: MenuSection }) {
  if (section.items.length === 0) {
    return (
      <a href={section.link} className={styles.section}>
        {section.title}
      </a>
    );
  }
  const own = needsOwnLink(section) ? [{ title: texts.wholeSection, link: section.link }] : [];
  return (
    <details name={SECTION_GROUP}>
      <summary className={styles.section}>
        {section.title}
        <Icon name="chevron-down" className={styles.sign} />
      </summary>
      <ul className={styles.items}>
        {[...own, ...section.items].map((item) => (
          <li key={`${item.link} ${item.title}`}>
            <a href={item.link} className={styles.link}>
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Sheet({ sections, ...audience }: PhoneMenuProps) {
  return (
    <div className={styles.sheet} data-tone="plain">
      <p className={styles.title}>{shell.menu}</p>
      <div className={styles.audience}>
        <AudienceSwitch {...audience} />
      </div>
      {sections.length > 0 && (
        <ul>
          {sections.map((section) => (
            <li key={`${section.link} ${section.title}`}>
              <Section section={section} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.support}>
        <a href={SUPPORT_PHONE_URL} className={styles.phone}>
          {SUPPORT_PHONE}
        </a>
        {texts.supportPhone}
      </p>
    </div>
  );
}

/** On phones and tablets: a bar within the thumb's reach, whose last tab opens the whole menu as a sheet. */
export function PhoneMenu(menu: PhoneMenuProps) {
  return (
    <nav aria-label={texts.quickLinks} className={styles.bar} data-tone="plain">
      <a href={HOME_URL} className={styles.tab}>
        <Icon name="home" />
        {texts.home}
      </a>
      <a href={SEARCH_URL} className={styles.tab} data-search-link="">
        <Icon name="search" />
        {shell.search}
      </a>
      {menu.audience === 'b2c' && (
        <a href={CART_PATH} className={styles.tab}>
          <CartIcon />
          {shell.cart}
        </a>
      )}
      <a href={ACCOUNT_URL} className={styles.tab} data-account-tab="">
        <Icon name="user" />
        <span className={styles.words} data-account-words="">
          {texts.selfCareShort}
        </span>
      </a>
      <details name={MENU_GROUP} className={styles.menu}>
        <summary className={styles.tab}>
          <Icon name="menu" className={styles.closed} />
          <Icon name="close" className={styles.open} />
          {shell.menu}
        </summary>
        <Sheet {...menu} />
      </details>
    </nav>
  );
}
