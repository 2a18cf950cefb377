import type { ViewProps } from '#registry/define-block';
import { Price } from '#blocks/ui/price';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import { TitledPart } from '#blocks/ui/titled-part';
import type { block } from './block';
import styles from './view.module.css';

type Row = ViewProps<typeof block>['props']['rows'][number];

function Cost({ price }: { price: Row['price'] }) {
  const { period, ...amount } = price;
  return (
    <>
      <Price {...amount} size="s" />
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
      <TitledPart title={title} titleId={`${id}-title`}>
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
      </TitledPart>
    </Section>
  );
}
