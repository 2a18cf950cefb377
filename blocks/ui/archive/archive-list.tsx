import { ARCHIVE_WARNINGS } from '#schemas/products/archived';
import { Badge } from '../badge';
import { Disclosure } from '../disclosure';
import { Link } from '../link';
import { Notice } from '../notice';
import { Price } from '../price';
import { Section } from '../section';
import { Text } from '../text';
import { TextField } from '../text-field';
import { toArchiveGroups, type ArchivedProduct } from './archived-product';
import styles from './archive-list.module.css';

export type ArchiveListProps = {
  id: string;
  kind: keyof typeof WORDS;
  title?: string | undefined;
  products: readonly ArchivedProduct[];
};

/** What an archive with nothing in it says, and where the products are that can be connected. */
const WORDS = {
  tariff: {
    empty: 'Закрытых тарифов здесь пока нет: все, что есть, можно подключить.',
    current: { text: 'Все тарифы', url: '/tariffs/all' },
  },
  option: {
    empty: 'Закрытых услуг здесь пока нет: все, что есть, можно подключить.',
    current: { text: 'Все услуги', url: '/services' },
  },
} as const;

const SEARCH_LABEL = 'Найти по\u00a0названию';

function Line({ product, badge }: { product: ArchivedProduct; badge: string }) {
  const { title, text, url, price, priceText } = product;
  return (
    <li className={styles.line} data-line>
      <div className={styles.words}>
        <div className={styles.title}>
          {url === null ? (
            <span data-name>{title}</span>
          ) : (
            <Link href={url} look="quiet">
              <span data-name>{title}</span>
            </Link>
          )}
        </div>
        {text && <Text tone="muted">{text}</Text>}
        <Badge className={styles.badge}>{badge}</Badge>
      </div>
      {price && <Price {...price} size="s" className={styles.price} />}
      {!price && priceText && <p className={styles.price}>{priceText}</p>}
    </li>
  );
}

type LinesProps = { products: readonly ArchivedProduct[]; badge: string };

function Lines({ products, badge }: LinesProps) {
  return (
    <ul className={styles.list}>
      {products.map((product) => (
        <Line key={product.id} product={product} badge={badge} />
      ))}
    </ul>
  );
}

/** Unseen until `searchArchive` makes it work; the browser's own search opens the groups too. */
function Search({ id }: { id: string }) {
  return (
    <div className={styles.search} data-search data-needs-script>
      <TextField id={`${id}-search`} name="archive" type="search" label={SEARCH_LABEL} autoComplete="off" />
      <output className={styles.found} data-found />
    </div>
  );
}

/** Closed products in the order of their names; many of them under letters, and with a field to find one. */
export function ArchiveList({ id, kind, title, products }: ArchiveListProps) {
  const { empty, current } = WORDS[kind];
  const badge = ARCHIVE_WARNINGS[kind];
  const groups = toArchiveGroups(products);
  const [first] = groups;
  const link = <Link href={current.url}>{current.text}</Link>;
  return (
    <Section id={id} title={title} label="Архив" rhythm="tight">
      {first === undefined && <Notice action={link}>{empty}</Notice>}
      {first?.name === '' && <Lines products={first.products} badge={badge} />}
      {first !== undefined && first.name !== '' && (
        <>
          <Search id={id} />
          {groups.map(({ name, products: found }) => (
            <Disclosure
              key={name}
              summary={`${name} · ${found.length}`}
              open={name === first.name}
              className={styles.group}
            >
              <Lines products={found} badge={badge} />
            </Disclosure>
          ))}
        </>
      )}
    </Section>
  );
}
