import type { ProductPrice } from '#schemas/products/price';
import type { CardHomeInternet } from '#schemas/products/tariff-card';
import { Icon } from '../icon';
import { Text } from '../text';
import { formatPrice } from '../text/format-price';
import { ParamList } from './param-list';
import { SwitchLine } from './switch-line';
import styles from './switch-line.module.css';
import { WindowDetails } from './window-details';

/** Where an address is checked: a tariff takes home internet only where the house is connected. */
const ADDRESS_CHECK_LINK = '/forhome#checkAddressForm';

/** From so many things to tell on they have a window of their own (HOME-252); one is told on the card. */
const HOME_INTERNET_BENEFIT = 2;

export type HomeInternetSwitchProps = {
  /** Unique on the page. */
  id: string;
  home: CardHomeInternet;
  /** The id of the card's tariff. */
  tariff: string;
  /** Of the tariff alone. */
  plainPrice: ProductPrice | null;
};

/**
 * Adds home internet to a tariff: its traffic, a window with what it brings, and the way to the check of the address.
 * `startTariffCards` makes the switcher work; without it the line tells the price and leads to the check.
 */
export function HomeInternetSwitch({ id, home, tariff, plainPrice }: HomeInternetSwitchProps) {
  const { title, traffic } = home;
  return (
    <div className={styles.part} data-home-internet data-order-link={home.orderLink ?? undefined}>
      <SwitchLine id={`${id}-home`} kind="home" title={title} note={traffic}>
        {toAdditionWords(home, plainPrice)}
      </SwitchLine>
      <p className={styles.status} data-home-status hidden />
      <div className={styles.links}>
        <Benefits home={home} />
        <CheckLink {...home} tariff={tariff} />
      </div>
    </div>
  );
}

/** To the window that adds home internet to this tariff; without one on the page, to where addresses are checked. */
function CheckLink({ windowId, tariff }: CardHomeInternet & { tariff: string }) {
  const opens = windowId !== null && { 'data-popup': windowId, 'data-choice': tariff };
  const href = windowId === null ? ADDRESS_CHECK_LINK : `#${windowId}`;
  return (
    <a href={href} className={styles.link} data-home-check {...opens}>
      Проверить адрес
    </a>
  );
}

/** What home internet adds to the price of the card, for those who take it now. */
function toAdditionWords({ price }: CardHomeInternet, plainPrice: ProductPrice | null): string | null {
  if (price === null) return null;
  const added = price.amountKopecks - (plainPrice?.amountKopecks ?? 0);
  if (plainPrice === null) return `вместе ${formatPrice(price.amountKopecks)}`;
  if (added === 0) return 'без доплаты';
  return added > 0 ? `+\u00a0${formatPrice(added)}` : `дешевле на\u00a0${formatPrice(-added)}`;
}

/** A text or one benefit: no window for so little. */
function OnCard({ home: { text, benefits } }: { home: CardHomeInternet }) {
  const [only] = benefits;
  if (only === undefined) return text === '' ? null : <span data-home-benefit="">{text}</span>;
  return <span data-home-benefit="">{only.title === '' ? only.value : `${only.title}: ${only.value}`}</span>;
}

/** A text and a list of benefits with icons (TRF-234). */
function Benefits({ home }: { home: CardHomeInternet }) {
  const { title, text, benefits, currentPrice } = home;
  const told = benefits.length + (text === '' ? 0 : 1);
  if (told < HOME_INTERNET_BENEFIT) return <OnCard home={home} />;
  return (
    <WindowDetails summary="Что входит" title={title} className={styles.benefits}>
      {text !== '' && <Text>{text}</Text>}
      <ParamList id="" params={benefits} explain="inline" className={styles.list} />
      {currentPrice && (
        <Text look="small" tone="muted" className={styles.current}>
          <Icon name="info" size="s" className={styles.sign} />
          Если домашний интернет у вас уже есть — {formatPrice(currentPrice.amountKopecks)} за{'\u00a0'}всё.
        </Text>
      )}
    </WindowDetails>
  );
}
