import { ButtonLink } from '#blocks/ui/button';
import { Overlay } from '#blocks/ui/overlay';
import { PORTING_PAUSE, toDays } from '#blocks/ui/products/porting-terms';
import { Text } from '#blocks/ui/text';
import {
  PORTING_CHARGE_EVERY_DAYS,
  PORTING_DISCOUNT_MONTHS,
  PORTING_DISCOUNT_PERCENT,
  PORTING_FULL_PRICE_DAYS,
} from '#schemas/products/number-porting';
import type { Link } from '#schemas/values/link';
import styles from './personal-offer.module.css';

const TERMS = [
  `Первые ${toDays(PORTING_FULL_PRICE_DAYS)}\u00a0— по\u00a0полной цене, дальше\u00a0— со\u00a0скидкой`,
  `Деньги списываются раз в\u00a0${toDays(PORTING_CHARGE_EVERY_DAYS)}`,
  PORTING_PAUSE,
];

/** The window of the personal offer: what the discount for moving is, and the way to it (TRF-251). */
export function PersonalOffer({ id, link, tariff }: { id: string; link: Link; tariff: string }) {
  return (
    <Overlay id={id} title={`Скидка ${PORTING_DISCOUNT_PERCENT}\u00a0% за\u00a0переход`} variant="sheet">
      <div className={styles.terms}>
        <Text>
          {`Переносите номер от\u00a0другого оператора\u00a0— и\u00a0${PORTING_DISCOUNT_MONTHS}\u00a0месяцев платите за\u00a0тариф половину.`}
        </Text>
        <ul className={styles.list}>
          {TERMS.map((term) => (
            <li key={term}>{`${term}.`}</li>
          ))}
        </ul>
        <ButtonLink
          href={withTariff(link.url, tariff)}
          newWindow={link.newWindow}
          size="l"
          wide="phone"
          data-porting-link={tariff}
        >
          {link.text}
        </ButtonLink>
      </div>
    </Overlay>
  );
}

/** The order begins with the tariff of the page, unless the editor's link names another one (MNP-101). */
function withTariff(url: string, tariff: string): string {
  if (tariff === '' || !url.startsWith('/') || /[?&](tariffTag|orderTariff)=/.test(url)) return url;
  const [path = '', hash] = url.split('#');
  const named = `${path}${path.includes('?') ? '&' : '?'}tariffTag=${encodeURIComponent(tariff)}`;
  return hash === undefined ? named : `${named}#${hash}`;
}
