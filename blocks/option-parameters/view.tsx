import type { ViewProps } from '#registry/define-block';
import { classNames } from '#blocks/ui/class-names';
import { Disclosure } from '#blocks/ui/disclosure';
import { ParamList } from '#blocks/ui/products/param-list';
import { Section } from '#blocks/ui/section';
import { formatPrice } from '#blocks/ui/text/format-price';
import { ui } from '#blocks/ui/text/ru/ui';
import type { ProductParam } from '#schemas/products/params';
import type { ProductPrice } from '#schemas/products/price';
import type { block } from './block';
import styles from './view.module.css';

const COST = 'Стоимость';
const DISCOUNTED = 'Со\u00A0скидкой';

/** What an option gives and costs in a table, its conditions as questions beside it. */
export default function View({ id, props, data }: ViewProps<typeof block>) {
  const lines = [...data.params, ...toPriceLines(data.price)];
  const { features } = data;
  if (lines.length === 0 && features.length === 0) return null;
  const isBoth = lines.length > 0 && features.length > 0;
  return (
    <Section id={id} title={props.title} rhythm="tight">
      <div className={classNames(isBoth && styles.columns)}>
        {lines.length > 0 && (
          <div className={styles.table} data-tone="sunken">
            <ParamList id={id} params={lines} look="rows" explain="inline" icons={false} />
          </div>
        )}
        {features.length > 0 && (
          <div className={styles.features}>
            {features.map(({ title, text }, index) => (
              <Disclosure key={`${index}-${title}`} summary={title} headingLevel={3} open={index === 0}>
                <p>{text}</p>
              </Disclosure>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

/** The price in words, and apart from it what is left of it with the discount. */
function toPriceLines(price: ProductPrice | null): ProductParam[] {
  if (price === null) return [];
  const { amountKopecks, oldAmountKopecks } = price;
  if (oldAmountKopecks === undefined) return [toLine('price', COST, toWords(price))];
  return [
    toLine('price', COST, toWords({ ...price, amountKopecks: oldAmountKopecks })),
    toLine('discount', DISCOUNTED, toWords(price, amountKopecks === 0)),
  ];
}

function toWords({ amountKopecks, prefix, period }: ProductPrice, isAmountShown = false): string {
  if (amountKopecks === 0 && !isAmountShown) return ui.free;
  return [prefix, formatPrice(amountKopecks), period].filter(Boolean).join(' ');
}

const toLine = (id: string, title: string, value: string): ProductParam => ({
  id: `own-${id}`,
  title,
  value,
  hasLineAfter: false,
  price: null,
  children: [],
});
