import { Disclosure } from '#blocks/ui/disclosure';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Price } from '#blocks/ui/price';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import type { Extra, PriceTable } from './contract';
import styles from './view.module.css';

/** What is paid for by use, as accordions with price tables (ROAM-206). */
export function PriceTables({ id, tables }: { id: string; tables: readonly PriceTable[] }) {
  if (tables.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} look="subtitle">
        Цены по&nbsp;отдельности
      </Heading>
      <div>
        {tables.map((table) => (
          <Disclosure key={table.id} id={`${id}-${table.id}`} summary={table.title} headingLevel={4}>
            {table.description && <Text tone="muted">{table.description}</Text>}
            <table className={styles.table}>
              <caption className="visually-hidden">{table.title}</caption>
              <tbody>
                {table.rows.map(({ title, value }) => (
                  <tr key={title}>
                    <th scope="row">{title}</th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}

/** Options that no sum is made of. */
export function Extras({ extras }: { extras: readonly Extra[] }) {
  if (extras.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} look="subtitle">
        Ещё пригодится в&nbsp;поездке
      </Heading>
      <ul className={styles.extras}>
        {extras.map(({ id, title, text, url, price }) => (
          <li key={id} className={styles.line}>
            <span>
              {url === null ? title : <Link href={url}>{title}</Link>}
              {text && <span className={styles.detail}>{text}</span>}
            </span>
            {price && <Price {...price} size="s" className={styles.sum} />}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
