import type { ViewProps } from '#registry/define-block';
import { classNames } from '#blocks/ui/class-names';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { RichText } from '#blocks/ui/rich-text';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import { FilterChips } from './filter-chips';
import { NothingFound } from './nothing-found';
import { PromoTiles } from './promo-tiles';
import { SearchForm } from './search-form';
import { ServiceGroup } from './service-group';
import { SHOWCASE_TEXTS } from './texts';
import styles from './view.module.css';

type Props = ViewProps<typeof block>;

/** From so many cards on, those out of sight are not laid out. */
const MANY_CARDS = 100;

/**
 * All services of a page. Chips are links and the field is a form, which the server answers; `enhance.ts` answers them
 * at once, with the cards that are here already.
 */
export default function View({ id, props, data }: Props) {
  const { title, archiveLink, promoTiles, info } = props;
  const hasServices = data.groups.length > 0;
  return (
    <Section id={id} title={title} label={title ? undefined : SHOWCASE_TEXTS.filters}>
      <div data-showcase data-path={encodeURI(data.path)}>
        {hasServices && <Toolbar id={id} data={data} synonyms={props.synonyms} />}
        <PromoTiles tiles={promoTiles} isHidden={data.filter !== null || data.query !== ''} />
        <div className={classNames(info !== undefined && styles.columns)}>
          {hasServices ? (
            <List id={id} props={props} data={data} />
          ) : (
            <Notice title={SHOWCASE_TEXTS.noServicesTitle}>{SHOWCASE_TEXTS.noServicesText}</Notice>
          )}
          {info !== undefined && (
            <aside className={styles.info} data-tone="violet-soft" aria-label={SHOWCASE_TEXTS.info}>
              <RichText html={info} />
            </aside>
          )}
        </div>
        {archiveLink && (
          <p className={styles.archive}>
            <Link href={archiveLink.url} look="strong" kind={archiveLink.newWindow ? 'external' : 'internal'}>
              {archiveLink.text}
            </Link>
          </p>
        )}
      </div>
    </Section>
  );
}

function Toolbar({ id, data, synonyms }: Pick<Props, 'id' | 'data'> & { synonyms: readonly string[] }) {
  const isAsked = data.filter !== null || data.query !== '';
  return (
    <div id={`${id}-find`} className={styles.toolbar}>
      <SearchForm id={id} data={data} synonyms={synonyms} />
      <FilterChips id={id} data={data} />
      <output className={styles.count} data-count={SHOWCASE_TEXTS.count}>
        {isAsked && `${SHOWCASE_TEXTS.count} ${data.count}`}
      </output>
    </div>
  );
}

function List({ id, props, data }: Props) {
  const cards = data.groups.reduce((sum, group) => sum + group.cards.length, 0);
  return (
    <div className={classNames(styles.list, cards > MANY_CARDS && styles.many)} data-list>
      {data.groups.map((group, index) => (
        <ServiceGroup
          key={group.code}
          group={group}
          place={index}
          settings={props.groups.find(({ code }) => code === group.code)}
          headingLevel={props.title ? 3 : 2}
        />
      ))}
      <NothingFound id={id} title={props.nothingFound} path={data.path} isHidden={data.count > 0} />
    </div>
  );
}
