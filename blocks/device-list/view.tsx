import type { ViewProps } from '#registry/define-block';
import { MAX_QUERY_LENGTH } from '#schemas/site-search';
import { Disclosure } from '#blocks/ui/disclosure';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { RichText } from '#blocks/ui/rich-text';
import { SearchForm } from '#blocks/ui/search-form';
import { Section } from '#blocks/ui/section';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import type { block, DeviceList } from './block';
import { toGroups, type FoundGroup, type FoundList } from './find-devices';
import { texts } from './texts';
import styles from './view.module.css';

/** Every device is in the HTML, those that do not fit the search hidden: the script shows them again while one types. */
export default function View({ id, props, data: { query } }: ViewProps<typeof block>) {
  const { groups, count } = toGroups(props.lists, query);
  return (
    <Section id={id} title={props.title} lead={props.subtitle}>
      <Stack gap={5}>
        <Form id={id} query={query} />
        <output className={styles.count} data-count hidden={count === 0}>
          {query === '' ? texts.all(count) : texts.found(count)}
        </output>
        <div data-none hidden={count > 0}>
          <Heading level={3} look="lead">
            {texts.nothing}
          </Heading>
          <Text tone="muted" measured>
            {texts.advice}
          </Text>
        </div>
        <div data-groups hidden={count === 0}>
          {groups.map((group) => (
            <Group key={group.brand} group={group} isSearched={query !== ''} />
          ))}
        </div>
        <div className={styles.help}>
          <Heading level={3} look="lead">
            {texts.helpTitle}
          </Heading>
          <RichText html={props.help} />
        </div>
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

function Group({ group: { brand, lists, count }, isSearched }: { group: FoundGroup; isSearched: boolean }) {
  return (
    <div data-brand hidden={count === 0}>
      <Disclosure
        summary={
          <>
            <span translate="no">{brand}</span>
            {'\u00a0— '}
            <span data-brand-count>{count}</span>
          </>
        }
        open={isSearched && count > 0}
        headingLevel={3}
      >
        {lists.map((list, place) => (
          <Devices key={`${place}-${list.kind}`} list={list} />
        ))}
      </Disclosure>
    </div>
  );
}

function Devices({ list }: { list: FoundList }) {
  const { kind, brand, aliases, note, guide, models, count } = list;
  return (
    <div className={styles.list} data-list={[brand, ...aliases].join(' ')} hidden={count === 0}>
      <Heading level={4} look="body">
        {texts.kinds[kind]}
      </Heading>
      {/* Names of goods: a translator would spoil them. */}
      <ul className={styles.models} translate="no">
        {models.map(({ name, isFound }) => (
          <li key={name} hidden={!isFound}>
            {name}
          </li>
        ))}
      </ul>
      <About note={note} guide={guide} />
    </div>
  );
}

function About({ note, guide }: Pick<DeviceList, 'note' | 'guide'>) {
  return (
    <>
      {note !== undefined && (
        <Text look="small" tone="muted" measured>
          {note}
        </Text>
      )}
      {guide !== undefined && (
        <Text>
          <Link href={guide.url} kind={guide.newWindow ? 'external' : 'internal'}>
            {guide.text}
          </Link>
        </Text>
      )}
    </>
  );
}
