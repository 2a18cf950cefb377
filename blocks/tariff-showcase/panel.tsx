import type { ReactNode } from 'react';
import type { ViewProps } from '#registry/define-block';
import { Carousel, CAROUSEL_ITEM_CLASS, CarouselArrows } from '#blocks/ui/carousel/carousel';
import { classNames } from '#blocks/ui/class-names';
import {
  TARIFF_ITEM_CLASS,
  TARIFF_ROW_CLASS,
  TariffCard,
  toTariffGridClass,
} from '#blocks/ui/products/tariff-card';
import { passes } from '#schemas/products/showcase-filters';
import type { block } from './block';
import type { FoundCounts } from './filter-words';
import type { Showcase, ShowcaseTariff } from './load-showcase';
import { NothingFound } from './no-tariffs';
import styles from './view.module.css';

export type PanelProps = ViewProps<typeof block> & { index: number; tariffs: readonly ShowcaseTariff[] };

/** Do the chips that are on leave this tariff in the list? */
export const isShown = ({ codes }: ShowcaseTariff, chosen: readonly string[]) => passes(codes, chosen);

const toTariffs = ({ panels }: Showcase) => [
  ...new Map(panels.flatMap(({ tariffs }) => tariffs).map((tariff) => [tariff.card.id, tariff])).values(),
];

/** How many tariffs are seen, and how many there are. */
export function countTariffs(data: Showcase): FoundCounts {
  const all = toTariffs(data);
  return { all: all.length, shown: all.filter((tariff) => isShown(tariff, data.chosen)).length };
}

/** The tariffs of a tab. Those that the chips put aside stay in the HTML, out of sight. */
export function Panel(panel: PanelProps) {
  const { tariffs, data } = panel;
  const isNothing = !tariffs.some((tariff) => isShown(tariff, data.chosen));
  return (
    <div className={styles.panel} data-tariffs>
      <List {...panel}>{tariffs.map((tariff, index) => toItem(panel, tariff, index + 1))}</List>
      {data.filters.length > 0 && <NothingFound hidden={!isNothing} />}
    </div>
  );
}

function List({ id, props, data, index, tariffs, children }: PanelProps & { children: ReactNode }) {
  if (props.layout === 'grid') {
    return <ul className={toTariffGridClass(tariffs.length)}>{children}</ul>;
  }
  const title = props.title === undefined ? undefined : `${id}-title`;
  const labelledBy = data.panels.length > 1 ? `${id}-tab-${index + 1}` : title;
  return (
    <>
      <div className={classNames(styles.arrows, data.filters.length > 0 && styles['beside-chips'])}>
        <CarouselArrows />
      </div>
      <Carousel count={tariffs.length} labelledBy={labelledBy} label="Тарифы" className={TARIFF_ROW_CLASS}>
        {children}
      </Carousel>
    </>
  );
}

/** For the script that puts the cards in order: gigabytes, minutes, kopecks; «-» where one is not told. */
function toFiguresText({ figures: { gigabytes, minutes, priceKopecks } }: ShowcaseTariff): string {
  return [gigabytes, minutes, priceKopecks].map((figure) => figure ?? '-').join(' ');
}

function toItem(panel: PanelProps, tariff: ShowcaseTariff, place: number): ReactNode {
  const { id, props, data, index } = panel;
  const { chooseText, moreText, comparable, layout } = props;
  return (
    <li
      key={tariff.card.id}
      className={classNames(TARIFF_ITEM_CLASS, layout === 'carousel' && CAROUSEL_ITEM_CLASS)}
      data-codes={tariff.codes.join(' ') || undefined}
      data-figures={toFiguresText(tariff)}
      hidden={!isShown(tariff, data.chosen)}
    >
      <TariffCard
        id={`${id}-${index + 1}-${place}`}
        card={tariff.card}
        words={{ chooseText, moreText }}
        compareForm={comparable ? `${id}-compare` : undefined}
        channelGroups={data.channelGroups}
      />
    </li>
  );
}
