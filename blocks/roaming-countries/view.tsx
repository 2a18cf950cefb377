import type { ViewProps } from '#registry/define-block';
import { MAX_QUERY_LENGTH } from '#schemas/site-search';
import { ButtonLink } from '#blocks/ui/button';
import { Card } from '#blocks/ui/card';
import { ChipLinks } from '#blocks/ui/chip-links';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { Price } from '#blocks/ui/price';
import { SearchForm } from '#blocks/ui/search-form';
import { Section } from '#blocks/ui/section';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { block } from './block';
import type { CountriesData, Country } from './load-countries';
import { texts } from './texts';
import styles from './view.module.css';

export default function View({ id, props: { title }, data }: ViewProps<typeof block>) {
  const { query, found, chosen, popular, countries } = data;
  return (
    <Section id={id} title={title}>
      <Stack gap={6}>
        <Form id={id} query={query} />
        {chosen && <Chosen country={chosen} />}
        {query !== '' && <Found query={query} found={found} />}
        {popular.length > 0 && (
          <div data-popular="">
            <Heading level={3} look="lead" className={styles.heading}>
              {texts.popular}
            </Heading>
            <ChipLinks links={popular} />
          </div>
        )}
        {countries.length === 0 ? (
          <Notice kind="warning">{texts.away}</Notice>
        ) : (
          <All countries={countries} />
        )}
      </Stack>
    </Section>
  );
}

function Form({ id, query }: { id: string; query: string }) {
  return (
    <SearchForm
      action={`#${id}`}
      id={`${id}-q`}
      label={texts.label}
      placeholder={texts.hint}
      value={query}
      maxLength={MAX_QUERY_LENGTH}
      clearHref={`?#${id}`}
      clearLabel={texts.clear}
      submit={texts.find}
    />
  );
}

function Chosen({ country: { title, url, isHome, dayKopecks } }: { country: Country }) {
  return (
    <Card tone="accent">
      <Stack gap={3} align="start">
        <Heading level={3} look="subtitle">
          {title}
        </Heading>
        {isHome && <Text>{texts.home}</Text>}
        {!isHome && dayKopecks !== null && <Price amountKopecks={dayKopecks} period={texts.perDay} />}
        <ButtonLink href={url}>{texts.choose}</ButtonLink>
      </Stack>
    </Card>
  );
}

function Found({ query, found }: Pick<CountriesData, 'query' | 'found'>) {
  if (found.length === 0) {
    return (
      <div>
        <Heading level={3} look="lead">
          {texts.nothing(query)}
        </Heading>
        <Text tone="muted">{texts.advice}</Text>
      </div>
    );
  }
  return (
    <div>
      <Heading level={3} look="lead" className={styles.heading}>
        {texts.found(query, found.length)}
      </Heading>
      <ul className={styles.list}>
        {found.map((country) => (
          <Line key={country.id} country={country} />
        ))}
      </ul>
    </div>
  );
}

function All({ countries }: { countries: readonly Country[] }) {
  return (
    <div>
      <Heading level={3} look="lead" className={styles.heading}>
        {texts.all}
      </Heading>
      <ul className={styles.list} data-countries="">
        {countries.map((country) => (
          <Line key={country.id} country={country} />
        ))}
      </ul>
    </div>
  );
}

function Line({ country: { title, url, isHome, dayKopecks } }: { country: Country }) {
  return (
    <li className={styles.line}>
      <Link href={url} look="quiet" className={styles.link}>
        {title}
      </Link>
      {isHome && <span className={styles.home}>{texts.home}</span>}
      {!isHome && dayKopecks !== null && <span className={styles.price}>{formatPrice(dayKopecks)}</span>}
    </li>
  );
}
