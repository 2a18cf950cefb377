import type { ViewProps } from '#registry/define-block';
import type { Link as LinkValue } from '#schemas/values/link';
import { ButtonLink } from '#blocks/ui/button';
import { Card } from '#blocks/ui/card';
import { ChipLinks } from '#blocks/ui/chip-links';
import { Grid } from '#blocks/ui/grid';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { PagesNav } from '#blocks/ui/pages-nav';
import { Picture } from '#blocks/ui/picture';
import { Price } from '#blocks/ui/price';
import { Section } from '#blocks/ui/section';
import { SiteSearchForm } from '#blocks/ui/site-search/site-search-form';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import { Goods } from './goods';
import type { FoundTariff, Hit, SearchData } from './load-search';
import { markWords } from './mark-words';
import { texts } from './texts';
import styles from './view.module.css';

function Popular({ links }: { links: readonly LinkValue[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <Heading level={2} look="lead" className={styles.heading}>
        {texts.popular}
      </Heading>
      <ChipLinks links={links} />
    </>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markWords(text, query).map((piece, index) =>
    piece.isHit ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

function HitLine({ hit, query }: { hit: Hit; query: string }) {
  return (
    <li className={styles.hit}>
      {hit.section && (
        <Text as="div" look="small" tone="muted">
          {hit.section}
        </Text>
      )}
      <Heading level={3} look="lead">
        <Link href={hit.url} look="quiet">
          <Marked text={hit.title} query={query} />
        </Link>
      </Heading>
      {hit.text && (
        <Text tone="muted" measured className={styles.text}>
          <Marked text={hit.text} query={query} />
        </Text>
      )}
    </li>
  );
}

function Tariffs({ tariffs, porting }: Pick<SearchData, 'tariffs' | 'porting'>) {
  if (tariffs.length === 0) return null;
  return (
    <section aria-label={texts.tariffs} className={styles.tariffs}>
      <Grid as="ul" columns={4} phoneColumns="rail">
        {tariffs.map((tariff) => (
          <li key={tariff.url}>
            <TariffCard tariff={tariff} />
          </li>
        ))}
        {porting && (
          <li>
            <Card tone="accent" interactive>
              <Heading level={3} look="lead">
                <Link href={porting.url} look="quiet" stretched>
                  {porting.title}
                </Link>
              </Heading>
              {porting.text && <Text>{porting.text}</Text>}
            </Card>
          </li>
        )}
      </Grid>
    </section>
  );
}

function TariffCard({ tariff: { title, url, price } }: { tariff: FoundTariff }) {
  return (
    <Card interactive>
      <Heading level={3} look="lead">
        <Link href={url} look="quiet" stretched>
          {title}
        </Link>
      </Heading>
      {price && <Price {...price} size="s" />}
    </Card>
  );
}

function Nothing({ query, links }: { query: string; links: readonly LinkValue[] }) {
  return (
    <>
      <div className={styles.nothing}>
        <Picture image={{ src: '/media/state-empty.svg', width: 320, height: 240, alt: '' }} />
        <Heading level={2} look="subtitle">
          {texts.nothing(query)}
        </Heading>
        <Text tone="muted" measured>
          {texts.advice}
        </Text>
        <ButtonLink href="/help/contacts" variant="secondary" className={styles.help}>
          {texts.help}
        </ButtonLink>
      </div>
      <Popular links={links} />
    </>
  );
}

function Results({ data }: { data: SearchData }) {
  const { query, typed, documents, hits, tariffs, porting, goods, moreHref, page, pages } = data;
  return (
    <>
      <Heading level={2} look="subtitle" className={styles.heading}>
        {documents === 0 ? texts.foundElsewhere(query) : texts.found(query, documents)}
      </Heading>
      {typed !== null && <Text tone="muted">{texts.corrected(typed)}</Text>}
      <Tariffs tariffs={tariffs} porting={porting} />
      <Goods goods={goods} moreHref={moreHref} />
      <ol className={styles.hits}>
        {hits.map((hit, index) => (
          <HitLine key={`${index}-${hit.url}`} hit={hit} query={query} />
        ))}
      </ol>
      <PagesNav
        label={texts.pages}
        page={page}
        pages={pages}
        toHref={(wanted) => `?q=${encodeURIComponent(query)}${wanted === 1 ? '' : `&p=${wanted}`}`}
      />
    </>
  );
}

export default function View({ id, props: { links }, data }: ViewProps<typeof block>) {
  const { query, hits, tariffs, goods } = data;
  const isFound = hits.length > 0 || tariffs.length > 0 || goods.length > 0;
  return (
    <Section id={id} label={texts.section} rhythm="tight">
      <SiteSearchForm id={`${id}-q`} value={query} />
      {query === '' && <Popular links={links} />}
      {query !== '' && isFound && <Results data={data} />}
      {query !== '' && !isFound && <Nothing query={query} links={links} />}
    </Section>
  );
}
