import type { ReactNode } from 'react';
import { toCardLink, toCardText } from '#schemas/products/card-action';
import { NO_FEE } from '#schemas/products/no-fee';
import { ButtonLink } from '../button';
import checkbox from '../checkbox.module.css';
import { classNames } from '../class-names';
import { PriceBlock } from './price-block';
import styles from './tariff-card.module.css';
import type { TariffCardProps } from './tariff-card-props';

const NO_PRICE = 'Цена\u00a0— на\u00a0странице тарифа';

const TICK = classNames(checkbox.tick, checkbox.checkbox, styles.tick);

/** What it costs: the loudest thing on a card after its title, and beneath it. */
export function toTariffCardPrice({ id, card }: TariffCardProps): ReactNode {
  const { price, priceTooltip, priceBadges, homeInternet, addOn } = card;
  const isLive = addOn !== null;
  return (
    <div className={styles.price}>
      <div data-price="plain">
        <PriceBlock
          id={id}
          price={price}
          isLive={isLive}
          tooltip={priceTooltip}
          badges={priceBadges}
          noPrice={card.links.more === null ? undefined : NO_PRICE}
          freeText={isLive ? undefined : NO_FEE}
        />
      </div>
      {homeInternet?.price && (
        <div data-price="home" hidden>
          <PriceBlock id={`${id}-home`} price={homeInternet.price} isLive={isLive} />
        </div>
      )}
    </div>
  );
}

/** The buttons: the same line across a row of cards. */
export function toTariffCardFoot(props: TariffCardProps): ReactNode {
  const { card, compareForm } = props;
  return (
    <div className={styles.foot}>
      {toActions(props)}
      {compareForm !== undefined && (
        <label className={styles.compare}>
          <input
            type="checkbox"
            name="ids"
            value={card.id}
            form={compareForm}
            className={TICK}
            data-compare=""
          />
          Сравнить<span className="visually-hidden"> тариф «{card.title}»</span>
        </label>
      )}
    </div>
  );
}

/** The button, and beside it the link to the tariff's page when the button leads elsewhere. */
function toActions({ id, card, words }: TariffCardProps): ReactNode {
  const { links } = card;
  const href = toCardLink(links);
  if (href === null) return null;
  const canChoose = links.choose !== null;
  const opensWindow = href === links.choose;
  return (
    <div className={styles.actions}>
      <ButtonLink
        id={`${id}-action`}
        href={href}
        wide="always"
        variant={href === links.more ? 'secondary' : 'primary'}
        aria-labelledby={`${id}-action ${id}-title`}
        data-action=""
        data-popup={opensWindow ? href.slice(1) : undefined}
        data-choice={opensWindow ? card.id : undefined}
      >
        {toCardText({ isSelected: false, canChoose }, words)}
      </ButtonLink>
      {links.more !== null && href !== links.more && (
        <a
          id={`${id}-more`}
          href={links.more}
          className={styles.more}
          aria-labelledby={`${id}-more ${id}-title`}
        >
          {words.moreText}
        </a>
      )}
    </div>
  );
}
