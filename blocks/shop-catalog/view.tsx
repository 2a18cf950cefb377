import type { ViewProps } from '#registry/define-block';
import { PAGE_SIZE, SORTS, toShopQuery, type ShopQuestion } from '#schemas/products/shop-question';
import { SHOP_SECTIONS } from '#schemas/products/shop-sections';
import { Button, ButtonLink } from '#blocks/ui/button';
import { ChipLinks } from '#blocks/ui/chip-links';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { ShopCard } from '#blocks/ui/products/shop-card';
import { Section } from '#blocks/ui/section';
import { SelectField } from '#blocks/ui/select-field';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import type { block, CatalogData } from './block';
import { SORT_TEXTS, texts, toCountText } from './texts';
import styles from './view.module.css';

export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { found, total } = data;
  return (
    <Section id={id} rhythm="tight" title={props.title} label={props.title ? undefined : texts.sections}>
      <nav aria-label={texts.sections} className={styles.sections}>
        <ChipLinks
          links={SHOP_SECTIONS.map((section) => ({
            text: section.title,
            url: section.path,
            isCurrent: section.id === props.section,
          }))}
        />
      </nav>
      {total > 0 && (
        <>
          <Filter id={id} data={data} />
          <output className={styles.count} tabIndex={-1} data-catalog-count>
            {toCountText(found)}
          </output>
        </>
      )}
      {/* What `enhance.ts` fills anew. */}
      <div data-catalog-found={found}>
        <Found data={data} headingLevel={props.title ? 3 : 2} />
      </div>
    </Section>
  );
}

function Found({ data, headingLevel }: { data: CatalogData; headingLevel: 2 | 3 }) {
  const { path, question, cards, found, total } = data;
  if (cards.length === 0) return <Nothing path={path} isEmpty={total === 0} />;
  const moreHref = path + toShopQuery({ ...question, shown: question.shown + PAGE_SIZE });
  return (
    <>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <ShopCard card={card} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
      {found > cards.length && (
        <div className={styles.more}>
          <ButtonLink href={moreHref} variant="secondary" data-catalog-more>
            {texts.more}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** The name is searched for at once; a phone folds away what else there is to ask, unless something of it was asked. */
function Filter({ id, data }: { id: string; data: CatalogData }) {
  const { path, question } = data;
  return (
    <form method="get" action={path} aria-label={texts.filter} className={styles.filter} data-catalog-filter>
      <TextField
        id={`${id}-q`}
        name="q"
        label={texts.query}
        defaultValue={question.query}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
      />
      <details className={styles.fold} open={isNarrowed(question)} data-catalog-fold>
        <summary className={styles.summary}>
          {texts.fold}
          <Icon name="chevron-down" className={styles.sign} />
        </summary>
        <div className={styles.fields}>
          <FoldedFields id={id} data={data} />
        </div>
      </details>
    </form>
  );
}

/** A price in roubles; the browser says what is wrong with another text. */
const PRICE = {
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: 9,
  pattern: '[\\d\\s]*',
  title: texts.price,
} as const;

const isNarrowed = ({ brand, from, to, sort }: ShopQuestion): boolean =>
  brand !== '' || from !== null || to !== null || sort !== SORTS[0];

function FoldedFields({ id, data }: { id: string; data: CatalogData }) {
  const { path, question, brands } = data;
  const { brand, from, to, sort } = question;
  return (
    <>
      <SelectField
        id={`${id}-brand`}
        name="brand"
        label={texts.brand}
        placeholder={texts.anyBrand}
        options={brands.map((one) => ({ value: one, label: one }))}
        defaultValue={brand}
      />
      <SelectField
        id={`${id}-sort`}
        name="sort"
        label={texts.sort}
        options={SORTS.map((one) => ({ value: one, label: SORT_TEXTS[one] }))}
        defaultValue={sort}
      />
      <TextField {...PRICE} id={`${id}-from`} name="from" label={texts.from} defaultValue={from ?? ''} />
      <TextField {...PRICE} id={`${id}-to`} name="to" label={texts.to} defaultValue={to ?? ''} />
      <div className={styles.buttons}>
        <Button type="submit">{texts.show}</Button>
        <ButtonLink href={path} variant="ghost" data-catalog-reset>
          {texts.reset}
        </ButtonLink>
      </div>
    </>
  );
}

function Nothing({ path, isEmpty }: { path: string; isEmpty: boolean }) {
  return (
    <div className={styles.nothing}>
      <Heading level={2} look="subtitle">
        {isEmpty ? texts.empty : texts.nothing}
      </Heading>
      <Text>{isEmpty ? texts.emptyText : texts.nothingText}</Text>
      {!isEmpty && (
        <ButtonLink href={path} variant="secondary" data-catalog-reset>
          {texts.reset}
        </ButtonLink>
      )}
    </div>
  );
}
