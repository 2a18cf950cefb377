import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { AddOnSwitch } from './add-on-switch';
import { ChannelGroups } from './channel-groups';
import { HomeInternetSwitch } from './home-internet-switch';
import { ParamList } from './param-list';
import { ProductBadges } from './product-badges';
import styles from './tariff-card.module.css';
import { toTariffCardFoot, toTariffCardPrice } from './tariff-card-foot';
import type { TariffCardProps } from './tariff-card-props';
import { WindowDetails } from './window-details';

/** The class of a carousel of tariff cards: their parts stand on one line, in browsers that can. */
export const TARIFF_ROW_CLASS = classNames(styles.list, styles.row);
/** The class of an item of a list of tariff cards. */
export const TARIFF_ITEM_CLASS = styles.item;

/** The class of a list in rows: as many columns as leave the fewest places of its last row empty. */
export function toTariffGridClass(count: number): string {
  const isEven = count > 3 && (count % 4 === 0 || (count % 3 !== 0 && count % 4 > count % 3));
  return classNames(styles.list, styles.grid, isEven && styles.four);
}

const HIGHLIGHTED = classNames(styles.card, styles.highlighted);

/**
 * A tariff among others. Works as it is; `startTariffCards` adds its switchers. Its parts are plain functions: a
 * showcase has forty cards, and a component of its own costs as much as the elements that it draws.
 */
export function TariffCard(props: TariffCardProps) {
  const { id, card } = props;
  const { badges, titleBadges, lineTitle, title, links } = card;
  return (
    <article
      className={card.isHighlighted ? HIGHLIGHTED : styles.card}
      data-tone="raised"
      data-tariff={card.id}
      aria-labelledby={`${id}-title`}
    >
      {badges.length > 0 && <ProductBadges id={id} badges={badges} className={styles.badges} />}
      <div className={styles.head}>
        {lineTitle !== '' && <p className={styles.line}>{lineTitle}</p>}
        <div className={styles.name}>
          <h3 id={`${id}-title`} className={styles.title}>
            {links.more === null ? (
              title
            ) : (
              <a href={links.more} className={styles.detail}>
                {title}
              </a>
            )}
          </h3>
          {titleBadges.length > 0 && (
            <ProductBadges id={`${id}-title`} badges={titleBadges} className={styles['title-badges']} />
          )}
        </div>
      </div>
      {toTariffCardPrice(props)}
      {toContents(props)}
      {toAdditions(props)}
      {toTariffCardFoot(props)}
    </article>
  );
}

/** Parameters, or at least a description of what the tariff is for. */
function toContents({ id, card, channelGroups }: TariffCardProps): ReactNode {
  const { params, secondParams, description, title } = card;
  return (
    <div className={styles.contents}>
      {params.length > 0 ? (
        <ParamList id={`${id}-param`} params={params} hints={toHints(id, channelGroups)} />
      ) : (
        description !== '' && <p className={styles.description}>{description}</p>
      )}
      {secondParams.length > 0 && (
        <WindowDetails
          summary="Что ещё в тарифе"
          title={`Что есть в тарифе «${title}»`}
          about={card.id}
          className={styles.second}
        >
          <ParamList id="" params={secondParams} explain="inline" look="rows" icons={false} />
        </WindowDetails>
      )}
    </div>
  );
}

/** The themes of the TV channels stand at the line that counts them. */
function toHints(id: string, groups: TariffCardProps['channelGroups'] = []) {
  if (groups.length === 0) return undefined;
  const television = <ChannelGroups id={`${id}-channels`} groups={groups} />;
  return { tv: television, channels: television };
}

/** A name of a few words stays on one line: «10 гигабайт». */
const toUnbroken = (name: string) => name.replaceAll(' ', '\u00a0');

/** So many options are named on a card. */
const OPTIONS_SHOWN = 3;

function toAdditions({ id, card }: TariffCardProps): ReactNode {
  const { options, homeInternet, addOn, price } = card;
  const left = options.length - OPTIONS_SHOWN;
  return (
    <div className={styles.additions}>
      {options.length > 0 && (
        <p className={styles.options}>
          Можно добавить: {options.slice(0, OPTIONS_SHOWN).map(toUnbroken).join(', ')}
          {left > 0 && ` и\u00a0ещё\u00a0${left}`}
        </p>
      )}
      {homeInternet && <HomeInternetSwitch id={id} home={homeInternet} tariff={card.id} plainPrice={price} />}
      {addOn && <AddOnSwitch id={id} addOn={addOn} />}
    </div>
  );
}
