import { ButtonLink } from '#blocks/ui/button';
import { Price } from '#blocks/ui/price';
import type { TariffHead } from '#schemas/products/tariff-detail';
import type { OfferProps } from './offer';
import styles from './price-bar.module.css';

type PriceBarProps = Pick<OfferProps, 'props'> & { tariff: TariffHead };

/**
 * On a phone: price and button along the lower edge once the banner's own have scrolled away. It lies over the page
 * and takes no place in it, so nothing moves; without scripts it is not there.
 */
export function PriceBar({ props, tariff }: PriceBarProps) {
  const { connectPopupId, connectText, buyText } = props;
  const href = connectPopupId === undefined ? tariff.shopLink : `#${connectPopupId}`;
  if (tariff.isArchived || tariff.price === null || href === undefined) return null;
  return (
    <div className={styles.bar} data-tone="raised" data-price-bar hidden>
      <Price {...tariff.price} size="s" />
      <ButtonLink href={href} data-popup={connectPopupId} className={styles.button}>
        {connectPopupId === undefined ? buyText : connectText}
      </ButtonLink>
    </div>
  );
}
