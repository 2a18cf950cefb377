import { Icon } from '#blocks/ui/icon';
import { SUPPORT_PHONE, SUPPORT_PHONE_URL } from '#blocks/ui/text/support-phone';
import { shell } from '#blocks/ui/text/ru/shell';
import { Wordmark } from '#blocks/ui/wordmark';
import type { Brand } from '#schemas/brand';
import type { Layout } from '#schemas/layout';
import { CART_PATH } from '#schemas/products/cart';
import type { Audience } from '#schemas/page';
import type { Region } from '#schemas/region';
import { AccountPlace } from './account-place';
import { AudienceSwitch } from './audience-switch';
import { CartIcon } from './cart-icon';
import { CORPORATE_URL, HOME_URL, SEARCH_URL } from './constants';
import styles from './header.module.css';
import type { HeaderVariant } from './header-variant';
import { PhoneMenu } from './phone-menu';
import { RegionChooser } from './region-chooser';
import { SectionMenu } from './section-menu';

export type HeaderProps = {
  layout: Layout;
  audience: Audience;
  region: Region;
  /** All regions; empty while they cannot be loaded. */
  regions: readonly Region[];
  brand: Brand;
  variant: HeaderVariant;
  /** The home pages of the two audiences, on hosts of their own or below this one. */
  consumerUrl?: string | undefined;
  corporateUrl?: string | undefined;
};

/** Logo, region and support phone: what a region without its own menu gets (SHELL-06). */
function ReducedHeader({ region, regions, brand, audience }: HeaderProps) {
  return (
    <header className={`${styles.header} ${styles.reduced}`} data-audience={audience}>
      <div className={styles.strip}>
        <RegionChooser region={region} regions={regions} />
      </div>
      <div className={styles.main}>
        <Wordmark brand={brand.name} href={HOME_URL} />
        <a href={SUPPORT_PHONE_URL} className={styles.phone}>
          {SUPPORT_PHONE}
        </a>
      </div>
    </header>
  );
}

function Actions() {
  return (
    <div className={styles.actions}>
      <a href={SEARCH_URL} className={styles.search} data-search-link="">
        <Icon name="search" label={shell.search} />
      </a>
      <AccountPlace />
    </div>
  );
}

/**
 * What stands above every page. The HTML is the same on all pages of a host and needs no script: menus are native
 * disclosures, on phones (up to 1019 px) in a bar at the bottom.
 */
export function Header(props: HeaderProps) {
  if (props.variant === 'reduced') return <ReducedHeader {...props} />;
  const { layout, region, regions, brand, variant } = props;
  const { consumerUrl = HOME_URL, corporateUrl = CORPORATE_URL } = props;
  const audience = variant === 'corporate' ? 'b2b' : props.audience;
  const sections = layout.widgets.menu;
  const sides = { audience, consumerUrl, corporateUrl };
  return (
    <header
      className={styles.header}
      data-audience={audience}
      data-tone={variant === 'corporate' ? 'accent' : undefined}
    >
      <div className={styles.strip}>
        <div className={styles.audience}>
          <AudienceSwitch {...sides} />
        </div>
        <RegionChooser region={region} regions={regions} />
        {audience === 'b2c' && (
          <a href={CART_PATH} className={styles.cart}>
            <CartIcon />
            {shell.cart}
          </a>
        )}
      </div>
      <div className={styles.main}>
        <Wordmark
          brand={brand.name}
          href={audience === 'b2b' ? corporateUrl : HOME_URL}
          className={styles.wordmark}
        />
        <SectionMenu sections={sections} />
        <Actions />
      </div>
      <PhoneMenu {...sides} sections={sections} />
    </header>
  );
}
