import { Badge } from '#blocks/ui/badge';
import { ButtonLink } from '#blocks/ui/button';
import { classNames } from '#blocks/ui/class-names';
import { Icon } from '#blocks/ui/icon';
import { Link } from '#blocks/ui/link';
import { Price } from '#blocks/ui/price';
import { Text } from '#blocks/ui/text';
import type { CompareData } from './block';
import { toCompareHref } from './compare-address';
import { onlyDiffering, type ComparedRow, type ComparedSection, type ComparedTariff } from './comparison';
import column from './comparison-column.module.css';
import styles from './comparison-table.module.css';

const NAME = 'Таблица сравнения';
/** The window of a tariff's page that connects it. */
const CONNECT_HASH = '#connect';
/** Not every browser lets the keyboard reach what scrolls (WCAG 2.1.1). */
const SCROLLABLE = { role: 'group', tabIndex: 0 } as const;

function TitleCell({ tariff, data }: { tariff: ComparedTariff; data: CompareData }) {
  const { path, tariffs, onlyDifferences } = data;
  const others = tariffs.map(({ id }) => id).filter((id) => id !== tariff.id);
  return (
    <th scope="col" className={styles.head}>
      <div className={column.title}>
        {tariff.url === null ? (
          tariff.title
        ) : (
          <Link href={tariff.url} look="quiet">
            {tariff.title}
          </Link>
        )}
        <a
          href={toCompareHref(path, others, onlyDifferences)}
          className={column.remove}
          aria-label={`Убрать «${tariff.title}» из\u00a0сравнения`}
        >
          <Icon name="close" size="s" />
        </a>
      </div>
    </th>
  );
}

function PriceCell({ tariff }: { tariff: ComparedTariff }) {
  const { price, priceText, isArchived } = tariff;
  return (
    <td className={styles.cell}>
      {price && <Price {...price} size="s" />}
      {price === null && priceText !== '' && <span className={styles.fee}>{priceText}</span>}
      {price === null && priceText === '' && (
        <Text as="span" tone="muted">
          Уточняйте в&nbsp;салоне
        </Text>
      )}
      {isArchived && <Badge className={column.badge}>Закрыт для подключения</Badge>}
    </td>
  );
}

function ButtonCell({ tariff: { title, url, isArchived } }: { tariff: ComparedTariff }) {
  return (
    <td className={styles.cell}>
      {url !== null && (
        <ButtonLink
          href={isArchived ? url : `${url}${CONNECT_HASH}`}
          variant={isArchived ? 'secondary' : 'primary'}
          className={column.button}
          aria-label={isArchived ? `Подробнее о\u00a0тарифе «${title}»` : `Выбрать «${title}»`}
        >
          {isArchived ? 'Подробнее' : 'Выбрать'}
        </ButtonLink>
      )}
    </td>
  );
}

function Row({ row: { title, values, differs } }: { row: ComparedRow }) {
  return (
    <tr className={classNames(differs && styles.differs)}>
      <th scope="row" className={styles.name}>
        {title}
        {differs && <span className="visually-hidden"> (отличается)</span>}
      </th>
      {values.map((value, index) => (
        <td key={index} className={styles.cell}>
          {value === null ? (
            <>
              <span aria-hidden="true" className={styles.value}>
                —
              </span>
              <span className="visually-hidden">нет</span>
            </>
          ) : (
            <span className={styles.value}>{value.value}</span>
          )}
          {value?.caption !== undefined && (
            <Text as="span" look="small" tone="muted" className={styles.caption}>
              {value.caption}
            </Text>
          )}
        </td>
      ))}
    </tr>
  );
}

function Part({ section, columns }: { section: ComparedSection; columns: number }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className={styles.part}>
          <span>{section.title}</span>
        </th>
      </tr>
      {section.rows.map((row, index) => (
        <Row key={`${index}-${row.title}`} row={row} />
      ))}
    </tbody>
  );
}

function Heads({ data }: { data: CompareData }) {
  const { tariffs } = data;
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          Тариф
        </th>
        {tariffs.map((tariff) => (
          <TitleCell key={tariff.id} tariff={tariff} data={data} />
        ))}
      </tr>
      <tr className={styles.prices}>
        <th scope="row" className={styles.name}>
          Цена
        </th>
        {tariffs.map((tariff) => (
          <PriceCell key={tariff.id} tariff={tariff} />
        ))}
      </tr>
      <tr className={styles.buttons}>
        <th scope="row" className={styles.name}>
          <span className="visually-hidden">Подключение</span>
        </th>
        {tariffs.map((tariff) => (
          <ButtonCell key={tariff.id} tariff={tariff} />
        ))}
      </tr>
    </thead>
  );
}

/** Tariffs in columns, parameters in rows. On a phone it scrolls by itself, and the names of the rows stay in sight. */
export function ComparisonTable({ id, data }: { id: string; data: CompareData }) {
  const { tariffs, onlyDifferences } = data;
  const sections = onlyDifferences && tariffs.length > 1 ? onlyDiffering(data.sections) : data.sections;
  return (
    <>
      <div className={styles.viewport} {...SCROLLABLE} aria-label={NAME}>
        <table className={classNames(styles.table, styles[`columns-${tariffs.length}`])}>
          <caption className="visually-hidden">
            {`Сравнение тарифов: ${tariffs.map(({ title }) => `«${title}»`).join(', ')}`}
          </caption>
          <Heads data={data} />
          {sections.map((section) => (
            <Part key={section.title} section={section} columns={tariffs.length} />
          ))}
        </table>
      </div>
      {sections.length === 0 && (
        <Text tone="muted" className={styles.same} id={`${id}-same`}>
          {onlyDifferences
            ? 'Параметры этих тарифов одинаковы: отличаются только названия и\u00a0цены.'
            : 'Параметры появятся чуть позже.'}
        </Text>
      )}
    </>
  );
}
