import type { FlowDefinition } from '#registry/define-flow';
import { listStates } from '#registry/walk-machine';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { Audience } from '#schemas/page';
import type { BlockBytes } from './block-bytes.server';
import { FlowDiagramView } from './flow-diagram-view';
import { formatSeconds } from './flow-texts';
import styles from './flow.module.css';
import shared from './gallery.module.css';
import { formatBytes } from './gallery-texts';
import { toGallerySearch, type GalleryView } from './gallery-view';
import { ViewSwitches } from './view-switches';

interface FlowHeadViewProps {
  flow: FlowDefinition;
  /** Names of the states below, with their anchors. */
  contents: readonly { name: string; anchor: string }[];
  bytes: BlockBytes | null;
  view: GalleryView;
  ownAudience: Audience;
}

/** The top of a flow's page: what it is, what it costs, how to look at it, and its diagram. */
export function FlowHeadView({ flow, contents, bytes, view, ownAudience }: FlowHeadViewProps) {
  const { type, version, label, description, actions, machine, ttlSeconds, requires = [] } = flow;
  const facts = [
    ['Тип', `${type} v${version}`],
    ['Состояний', String(listStates(machine).length)],
    ['Действий', String(Object.keys(actions).length)],
    ['Шаг живёт', formatSeconds(ttlSeconds)],
    ['Свой JS', formatBytes(bytes?.js ?? null)],
    ['Свой CSS', formatBytes(bytes?.css ?? null)],
  ] as const;
  return (
    <Section rhythm="none" tone="sunken" className={shared.band}>
      <div className={shared.head}>
        <a href={`/dev/flows${toGallerySearch({ ...view, width: null })}`} className={shared.upward}>
          <Icon name="arrow-left" size="s" />
          Галерея сценариев
        </a>
        <div>
          <Heading level={1} look="title">
            {label}
          </Heading>
          <Text measured>{description}</Text>
          {requires.length > 0 && (
            <Text tone="muted">Нужно странице: {requires.map((one) => one.label).join(', ')}.</Text>
          )}
        </div>
        <dl className={shared.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ViewSwitches path={`/dev/flows/${type}`} view={view} hasWidths ownAudience={ownAudience} />
        <ul className={styles.contents} aria-label="На этой странице">
          {[...contents, ...REFERENCE].map(({ name, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{name}</a>
            </li>
          ))}
        </ul>
        <FlowDiagramView flow={flow} />
        <output className="visually-hidden" data-copy-note="" />
        <p className={shared.muted}>
          Под событием — действие сервера, которое к&nbsp;нему ведёт, и&nbsp;условие. Пунктир и&nbsp;↺ —
          посетитель переходит сам, без запроса. Двойная рамка — конец сценария.
        </p>
      </div>
    </Section>
  );
}

const REFERENCE = [
  { name: 'Действия', anchor: 'actions' },
  { name: 'Сообщения', anchor: 'messages' },
  { name: 'Аналитика', anchor: 'analytics' },
  { name: 'Примеры', anchor: 'examples' },
  { name: 'Поля', anchor: 'fields' },
] as const;
