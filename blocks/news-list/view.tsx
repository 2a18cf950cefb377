import type { ViewProps } from '#registry/define-block';
import { WHOLE_COUNTRY } from '#schemas/news-region';
import { ButtonLink } from '#blocks/ui/button';
import { ChipLinks, type ChipLink } from '#blocks/ui/chip-links';
import { Grid } from '#blocks/ui/grid';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { NewsCard } from '#blocks/ui/news-card';
import { PagesNav } from '#blocks/ui/pages-nav';
import { Picture } from '#blocks/ui/picture';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import type { NewsListData } from './load-news';
import { texts } from './texts';
import styles from './view.module.css';

type Place = Partial<Pick<NewsListData, 'year' | 'month' | 'page' | 'region'>>;

/** The address of another place of the list; what is as it is by default stays out of it. */
function toHref({ year = 'all', month = null, page = 1, region = null }: Place): string {
  const query = new URLSearchParams();
  if (year !== 'all') query.set('year', String(year));
  if (month !== null) query.set('month', String(month));
  if (page !== 1) query.set('page', String(page));
  if (region !== null && region !== WHOLE_COUNTRY) query.set('region', region);
  return `?${query}`;
}

function Choice({ label, links }: { label: string; links: ChipLink[] }) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={label} className={styles.choice}>
      <ChipLinks links={links} />
    </nav>
  );
}

function toYears({ years, year, region }: NewsListData): ChipLink[] {
  const all = { text: texts.allYears, url: toHref({ region }), isCurrent: year === 'all' };
  return [
    all,
    ...years.map((tab) => ({
      text: String(tab.year),
      url: toHref({ year: tab.year, region }),
      isCurrent: tab.year === year,
    })),
  ];
}

function toMonths({ years, year, month, region }: NewsListData): ChipLink[] {
  const months = years.find((tab) => tab.year === year)?.months ?? [];
  if (months.length === 0) return [];
  return [
    { text: texts.allMonths, url: toHref({ year, region }), isCurrent: month === null },
    ...months.map((one) => ({
      text: texts.month(one),
      url: toHref({ year, month: one, region }),
      isCurrent: one === month,
    })),
  ];
}

function toRegions({ region, here }: NewsListData): ChipLink[] {
  if (region === null) return [];
  return [
    { text: texts.wholeCountry, url: toHref({}), isCurrent: region === WHOLE_COUNTRY },
    { text: here.title, url: toHref({ region: here.code }), isCurrent: region === here.code },
  ];
}

function Nothing({ region }: Pick<NewsListData, 'region'>) {
  return (
    <div className={styles.nothing}>
      <Picture image={{ src: '/media/state-empty.svg', width: 320, height: 240, alt: '' }} />
      <Heading level={2} look="subtitle">
        {texts.nothing}
      </Heading>
      <ButtonLink href={toHref({ region })} variant="secondary">
        {texts.toAll}
      </ButtonLink>
    </div>
  );
}

function toPeriod({ year, month }: NewsListData): string {
  if (year === 'all') return texts.allYears;
  return month === null ? String(year) : `${texts.month(month)} ${year}`;
}

export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { news, total, page, pages, year, month, region } = data;
  return (
    <Section id={id} rhythm="tight" title={props.title} label={props.title ? undefined : texts.toAll}>
      <Choice label={texts.regions} links={toRegions(data)} />
      <Choice label={texts.years} links={toYears(data)} />
      <Choice label={texts.months} links={toMonths(data)} />
      {news.length === 0 ? (
        <Nothing region={region} />
      ) : (
        <>
          <Heading level={2} look="subtitle" className={styles.heading}>
            {toPeriod(data)}{' '}
            <Text as="span" tone="muted">
              {texts.count(total)}
            </Text>
          </Heading>
          <Grid as="ul" columns={2}>
            {news.map((item, index) => (
              <li key={`${index}-${item.title}`}>
                <NewsCard item={item} />
              </li>
            ))}
          </Grid>
          <PagesNav
            label={texts.pages}
            page={page}
            pages={pages}
            toHref={(wanted) => toHref({ year, month, region, page: wanted })}
          />
          <Text look="small" tone="muted" className={styles.feeds}>
            {texts.feeds} <Link href="/news.rss">RSS</Link>, <Link href="/news.atom">Atom</Link>
          </Text>
        </>
      )}
    </Section>
  );
}
