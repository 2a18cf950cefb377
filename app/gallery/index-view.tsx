import type { BlockDefinition } from '#registry/define-block';
import { Heading } from '#blocks/ui/heading';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { Audience } from '#schemas/page';
import type { BlockBytes } from '#app/page/block-bytes.server';
import shared from './gallery.module.css';
import { countExamples, formatBytes } from './gallery-texts';
import styles from './index.module.css';
import { toGallerySearch, type GalleryView } from './gallery-view';
import { ViewSwitches } from './view-switches';

/** A line of the index: a block or a flow. */
export interface IndexItem {
  type: string;
  version: number;
  label: string;
  description: string;
  /** Its page in the gallery, without the query. */
  path: string;
  exampleCount: number;
  /** What of it can be looked at: `3 примера`, `6 состояний`. */
  count: string;
  /** What of it runs in the browser. */
  runs: string;
  bytes: BlockBytes | null;
}

export interface IndexGroup {
  id: BlockDefinition['group'] | 'flows';
  label: string;
  items: IndexItem[];
}

interface IndexViewProps {
  groups: readonly IndexGroup[];
  view: GalleryView;
  ownAudience: Audience;
}

/** `/dev/blocks`: what the site is made of. */
export function IndexView({ groups, view, ownAudience }: IndexViewProps) {
  // Flows are counted beside their heading.
  const items = groups.flatMap((group) => (group.id === 'flows' ? [] : group.items));
  const examples = items.reduce((sum, { exampleCount }) => sum + exampleCount, 0);
  return (
    <>
      <Section rhythm="none" tone="sunken" className={shared.band}>
        <div className={shared.head}>
          <div>
            <Heading level={1} look="title">
              Галерея блоков
            </Heading>
            <Text tone="muted">
              Блоков: {items.length}, в&nbsp;них {countExamples(examples)}. Размеры — того, что блок добавляет
              странице сам, в&nbsp;gzip.
            </Text>
          </div>
          <ViewSwitches path="/dev/blocks" view={view} ownAudience={ownAudience} />
          <ul className={shared.choices} aria-label="Группы">
            {groups.map(({ id, label, items: { length } }) => (
              <li key={id}>
                <a href={`#${id}`} className={shared.choice}>
                  {label} <span className={shared.count}>{length}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      {groups.map((group) => (
        <Section key={group.id} id={group.id} rhythm="tight">
          <Heading level={2} look="subtitle">
            {group.label}
          </Heading>
          <ItemList items={group.items} search={toGallerySearch(view)} />
        </Section>
      ))}
    </>
  );
}

export function ItemList({ items, search }: { items: readonly IndexItem[]; search: string }) {
  return (
    <ul className={styles.index}>
      {items.map((item) => (
        <Item key={item.type} item={item} search={search} />
      ))}
    </ul>
  );
}

function Item({ item, search }: { item: IndexItem; search: string }) {
  const { type, version, label, description, path, count, runs, bytes } = item;
  return (
    <li className={styles.item}>
      <div>
        <a href={path + search} className={styles['item-link']}>
          {label}
        </a>
        <code className={shared.code}>
          {type} v{version}
        </code>
        <p className={shared.muted}>{description}</p>
      </div>
      <dl className={styles['item-facts']}>
        <div>
          <dt className="visually-hidden">Примеры или состояния</dt>
          <dd>{count}</dd>
        </div>
        <div>
          <dt className="visually-hidden">В браузере</dt>
          <dd>{runs}</dd>
        </div>
        <div>
          <dt>JS</dt>
          <dd>{formatBytes(bytes?.js ?? null)}</dd>
        </div>
        <div>
          <dt>CSS</dt>
          <dd>{formatBytes(bytes?.css ?? null)}</dd>
        </div>
      </dl>
    </li>
  );
}
