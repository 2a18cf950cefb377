import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { Link } from '#blocks/ui/link';
import { ProductWindow } from '#blocks/ui/products/product-window';
import { Section } from '#blocks/ui/section';
import { TABS_CLASS, TabPanel, TabStrip } from '#blocks/ui/tabs/tab-strip';
import type { block } from './block';
import { CompareBar } from './compare-bar';
import { FilterChips } from './filter-chips';
import { NoTariffs } from './no-tariffs';
import { NumberBanner } from './number-banner';
import { countTariffs, isShown, Panel } from './panel';
import styles from './view.module.css';

type Props = ViewProps<typeof block>;

const NAME = 'Тарифы';

/** Tariffs in tabs, each tab a carousel or rows of cards. Works without scripts; `enhance.ts` makes it quicker. */
export default function View(view: Props) {
  const { id, props, data } = view;
  const { panels, filters, choices, chosen } = data;
  const { title, subtitle, link } = props;
  const isEmpty = panels.length === 0;
  if (isEmpty && props.isOptional) return null;
  const hasTabs = panels.length > 1;
  const action = link && (
    <Link href={link.url} look="strong" kind={link.newWindow ? 'external' : 'internal'}>
      {link.text}
    </Link>
  );
  return (
    <Section
      id={id}
      title={title}
      action={action}
      lead={subtitle}
      label={NAME}
      rhythm={title === undefined ? 'tight' : 'regular'}
      className={hasTabs ? TABS_CLASS : undefined}
    >
      {title === undefined && <h2 className="visually-hidden">{NAME}</h2>}
      {isEmpty && <NoTariffs />}
      {hasTabs && <Strip {...view} />}
      <FilterChips id={id} filters={filters} choices={choices} chosen={chosen} found={countTariffs(data)} />
      <Panels {...view} />
      {!isEmpty && props.hasNumberBanner && <NumberBanner />}
      {!isEmpty && <Foot {...view} />}
    </Section>
  );
}

/** While chips narrow the list, a tab says how many of its tariffs are left. */
function Strip({ id, props, data: { panels, chosen } }: Props) {
  const tabs = panels.map(({ title, hash }) => ({ title, hashes: [hash] }));
  const toNote = (index: number) => (
    <span className={styles.count} data-tab-count>
      {chosen.length > 0 && (panels[index]?.tariffs ?? []).filter((tariff) => isShown(tariff, chosen)).length}
    </span>
  );
  return <TabStrip id={id} tabs={tabs} toNote={toNote} label={props.title ?? NAME} />;
}

function Panels(view: Props) {
  const { id, data } = view;
  const { panels } = data;
  if (panels.length < 2) {
    return panels.map(({ hash, tariffs }) => (
      <div key="all" id={hash === '' || hash === id ? undefined : hash}>
        <Panel {...view} index={0} tariffs={tariffs} />
      </div>
    ));
  }
  return (
    <div>
      {panels.map(({ title, hash, tariffs }, index) => (
        <TabPanel key={hash} id={id} index={index} tab={{ title, hashes: [hash] }} headingLevel={3}>
          <Panel {...view} index={index} tariffs={tariffs} />
        </TabPanel>
      ))}
    </div>
  );
}

/** What belongs to all of the tariffs: moving with one's number, comparing, the window of their details. */
function Foot({ id, props: { portingLink, comparable } }: Props) {
  return (
    <>
      {portingLink && (
        <p className={styles.porting}>
          <ButtonLink
            href={portingLink.url}
            newWindow={portingLink.newWindow}
            data-porting-link=""
            variant="secondary"
            wide="phone"
          >
            {portingLink.text}
          </ButtonLink>
        </p>
      )}
      {comparable && <CompareBar id={`${id}-compare`} />}
      <ProductWindow id={`${id}-window`} title={NAME} />
    </>
  );
}
