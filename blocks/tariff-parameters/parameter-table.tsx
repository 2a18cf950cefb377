import { Fragment, type ReactNode } from 'react';
import { Price } from '#blocks/ui/price';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { ProductParam } from '#schemas/products/params';
import type { ProductPrice } from '#schemas/products/price';
import styles from './parameter-table.module.css';

export type ParameterTableProps = {
  params: readonly ProductParam[];
  /** The last row; null for none. */
  price: ProductPrice | null;
  priceTitle?: string | undefined;
  labelledBy?: string | undefined;
  label?: string | undefined;
};

/** What is measured, and how much of it there is, row by row; the price last (TRF-252). */
export function ParameterTable(props: ParameterTableProps) {
  const { params, price, priceTitle, labelledBy, label } = props;
  return (
    <table className={styles.table} aria-labelledby={labelledBy} aria-label={label}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Параметр</th>
          <th scope="col">Значение</th>
        </tr>
      </thead>
      <tbody>
        {params.map((param) => (
          <ParameterRow key={param.id} param={param} />
        ))}
        {price && (
          <Row name={priceTitle} isPrice>
            <Price {...price} size="s" />
          </Row>
        )}
      </tbody>
    </table>
  );
}

/** A line without a title of its own is its value alone. */
function ParameterRow({ param }: { param: ProductParam }) {
  const { title, value, caption, footnote, price, children } = param;
  const notes = [caption, footnote, ...children.map(toChildText)].filter((note) => note !== undefined);
  return (
    <Row name={title || value} notes={notes}>
      {title && value}
      {price && <span className={styles.cost}>{toPriceText(price)}</span>}
    </Row>
  );
}

type RowProps = {
  name: string | undefined;
  notes?: readonly string[] | undefined;
  isPrice?: boolean;
  children: ReactNode;
};

function Row({ name, notes = [], isPrice = false, children }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
        {notes.map((note, index) => (
          <Fragment key={`${index}-${note}`}>
            {' '}
            <Text as="span" look="small" tone="muted" className={styles.note}>
              {note}
            </Text>
          </Fragment>
        ))}
      </th>
      <td className={isPrice ? styles.price : styles.value}>{children}</td>
    </tr>
  );
}

const toChildText = ({ title, value }: ProductParam) => (title ? `${title}: ${value}` : value);

const toPriceText = ({ prefix, amountKopecks, period }: ProductPrice) =>
  [prefix, formatPrice(amountKopecks), period].filter(Boolean).join(' ');
