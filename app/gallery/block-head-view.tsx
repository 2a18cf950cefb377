import type { BlockDefinition } from '#registry/define-block';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { Audience } from '#schemas/page';
import type { BlockBytes } from './block-bytes.server';
import styles from './gallery.module.css';
import { formatBytes, GROUP_LABELS } from './gallery-texts';
import { toGallerySearch, type GalleryView } from './gallery-view';
import { ViewSwitches } from './view-switches';

interface BlockHeadViewProps {
  block: BlockDefinition;
  /** The block's `hydration` with «+ enhance». */
  hydration: string;
  bytes: BlockBytes | null;
  view: GalleryView;
  ownAudience: Audience;
}

/** The top of a block's page: what it is, what it costs, and how to look at it. */
export function BlockHeadView({ block, hydration, bytes, view, ownAudience }: BlockHeadViewProps) {
  const { type, version, label, group, description, examples } = block;
  const facts = [
    ['Тип', `${type} v${version}`],
    ['Группа', GROUP_LABELS[group]],
    ['В браузере', `hydration: ${hydration}`],
    ['Свой JS', formatBytes(bytes?.js ?? null)],
    ['Свой CSS', formatBytes(bytes?.css ?? null)],
  ] as const;
  return (
    <Section rhythm="none" tone="sunken" className={styles.band}>
      <div className={styles.head}>
        <a
          href={`/dev/blocks${toGallerySearch({ ...view, width: null })}#${group}`}
          className={styles.upward}
        >
          <Icon name="arrow-left" size="s" />
          Галерея блоков
        </a>
        <div>
          <Heading level={1} look="title">
            {label}
          </Heading>
          <Text measured>{description}</Text>
        </div>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ViewSwitches path={`/dev/blocks/${type}`} view={view} hasWidths ownAudience={ownAudience} />
        <ul className={styles.contents} aria-label="На этой странице">
          {examples.map(({ name }, index) => (
            <li key={name}>
              <a href={`#example-${index}`}>{name}</a>
            </li>
          ))}
          <li>
            <a href="#fields">Поля</a>
          </li>
          <li>
            <a href="#faults">Ошибки в&nbsp;данных</a>
          </li>
        </ul>
        <output className="visually-hidden" data-copy-note="" />
      </div>
    </Section>
  );
}
