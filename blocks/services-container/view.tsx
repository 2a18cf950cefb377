import type { ViewProps } from '#registry/define-block';
import { Link } from '#blocks/ui/link';
import { ServiceCardList } from '#blocks/ui/products/service-card-list';
import { Section } from '#blocks/ui/section';
import { TABS_CLASS, TabPanel, TabStrip } from '#blocks/ui/tabs/tab-strip';
import type { block } from './block';

type Props = ViewProps<typeof block>;

const NAME = 'Услуги';

/** The titles of the tabs in the order of the cards; none where they would all be on one. */
function toTabTitles(cards: Props['data']): string[] {
  const titles = [...new Set(cards.map(({ tabTitle }) => tabTitle))];
  return titles.length > 1 ? titles : [];
}

export default function View({ id, props, data }: Props) {
  const { title, hasTabs, archiveLink } = props;
  if (data.length === 0) return null;
  const tabs = hasTabs ? toTabTitles(data) : [];
  const action = archiveLink && (
    <Link href={archiveLink.url} look="strong" kind={archiveLink.newWindow ? 'external' : 'internal'}>
      {archiveLink.text}
    </Link>
  );
  return (
    <Section
      id={id}
      title={title}
      label={title ? undefined : NAME}
      action={action}
      className={tabs.length > 0 ? TABS_CLASS : undefined}
    >
      {tabs.length > 0 ? (
        <Tabs id={id} titles={tabs} cards={data} title={title} />
      ) : (
        <ServiceCardList cards={data} level={title ? 3 : 2} />
      )}
    </Section>
  );
}

const REST = 'Другие';

interface TabsProps {
  id: string;
  titles: readonly string[];
  cards: Props['data'];
  title: string | undefined;
}

function Tabs({ id, titles, cards, title }: TabsProps) {
  const tabs = titles.map((tabTitle, index) => ({
    title: tabTitle || REST,
    hashes: [`${id}-${index + 1}`],
  }));
  return (
    <>
      <TabStrip id={id} label={title ?? NAME} tabs={tabs} />
      <div>
        {tabs.map((tab, index) => (
          <TabPanel key={tab.title} id={id} index={index} tab={tab} headingLevel={title ? 3 : 2}>
            <ServiceCardList
              cards={cards.filter(({ tabTitle }) => tabTitle === titles[index])}
              level={title ? 4 : 3}
            />
          </TabPanel>
        ))}
      </div>
    </>
  );
}
