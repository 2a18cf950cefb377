import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { ChipLinks } from '#blocks/ui/chip-links';
import { Grid } from '#blocks/ui/grid';
import { Heading } from '#blocks/ui/heading';
import { Picture } from '#blocks/ui/picture';
import { PromotionCard } from '#blocks/ui/promotion-card';
import { Section } from '#blocks/ui/section';
import type { block, PromotionListData } from './block';
import styles from './view.module.css';

const TEXTS = {
  label: 'Акции',
  filters: 'Фильтр акций',
  all: 'Все акции',
  nothing: 'Сейчас акций нет',
  noArchive: 'Завершённых акций нет',
  tariffs: 'Посмотреть тарифы',
};

function Filters({ filters, filter }: Pick<PromotionListData, 'filters' | 'filter'>) {
  if (filters.length < 2) return null;
  const links = [
    { text: TEXTS.all, url: '?', isCurrent: filter === null },
    ...filters.map(({ code, title }) => ({
      text: title,
      url: `?filter=${encodeURIComponent(code)}`,
      isCurrent: code === filter,
    })),
  ];
  return (
    <nav aria-label={TEXTS.filters} className={styles.filters}>
      <ChipLinks links={links} />
    </nav>
  );
}

function Nothing({ isArchive }: { isArchive: boolean }) {
  return (
    <div className={styles.nothing}>
      <Picture image={{ src: '/media/state-empty.svg', width: 320, height: 240, alt: '' }} />
      <Heading level={2} look="subtitle">
        {isArchive ? TEXTS.noArchive : TEXTS.nothing}
      </Heading>
      <ButtonLink href="/tariffs/all" variant="secondary">
        {TEXTS.tariffs}
      </ButtonLink>
    </div>
  );
}

export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { title, archive } = props;
  const { items, filters, filter } = data;
  return (
    <Section id={id} title={title} label={title ? undefined : TEXTS.label}>
      <Filters filters={filters} filter={filter} />
      {items.length === 0 ? (
        <Nothing isArchive={archive} />
      ) : (
        <Grid as="ul" columns={3}>
          {items.map((item, index) => (
            <li key={`${index}-${item.title}`}>
              <PromotionCard item={item} headingLevel={title ? 3 : 2} />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}
