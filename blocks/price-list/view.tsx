import type { ViewProps } from '#registry/define-block';
import { Heading } from '#blocks/ui/heading';
import { Price } from '#blocks/ui/price';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import styles from './view.module.css';

type Row = ViewProps<typeof block>['props']['rows'][number];

function Cost({ price }: { price: Row['price'] }) {
  const { period, ...amount } = price;
  const isFree = amount.amountKopecks === 0 && amount.oldAmountKopecks === undefined;
  return (
    <>
      {isFree ? <p className={styles.free}>Бесплатно</p> : <Price {...amount} size="s" />}
      {period && (
        <Text look="small" tone="muted">
          {period}
        </Text>
      )}
    </>
  );
}

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, rows } = props;
  return (
    <Section id={id} label={title}>
      <div className={title ? styles.titled : undefined}>
        {title && (
          <Heading level={2} id={`${id}-title`} className={styles.title}>
            {title}
          </Heading>
        )}
        <table className={styles.table} aria-labelledby={title ? `${id}-title` : undefined}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Услуга</th>
              <th scope="col">Цена</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, note, price }, index) => (
              <tr key={`${index}-${name}`}>
                <th scope="row" className={styles.name}>
                  {name}
                  {note && (
                    <Text as="span" look="small" tone="muted" className={styles.note}>
                      {note}
                    </Text>
                  )}
                </th>
                <td className={styles.price}>
                  <Cost price={price} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
