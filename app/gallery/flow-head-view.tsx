import type { FlowDefinition } from '#registry/define-flow';
import { listStates } from '#registry/walk-machine';
import type { Audience } from '#schemas/page';
import { FlowDiagramView } from '#app/flow-diagram/flow-diagram-view';
import type { BlockBytes } from '#app/page/block-bytes.server';
import { drawFlow } from './draw-flow';
import { EntryHeadView } from './entry-head-view';
import { formatSeconds } from './flow-texts';
import styles from './gallery.module.css';
import { formatBytes } from './gallery-texts';
import { toGallerySearch, type GalleryView } from './gallery-view';

interface FlowHeadViewProps {
  flow: FlowDefinition;
  /** Names of the states below, with their anchors. */
  contents: readonly { name: string; anchor: string }[];
  bytes: BlockBytes | null;
  view: GalleryView;
  ownAudience: Audience;
}

/** The top of a flow's page, with the flow's diagram. */
export function FlowHeadView({ flow, contents, bytes, view, ownAudience }: FlowHeadViewProps) {
  const { type, version, label, description, actions, machine, ttlSeconds, requires = [] } = flow;
  const search = toGallerySearch({ ...view, width: null });
  const needs = requires.map((one) => one.label).join(', ');
  return (
    <EntryHeadView
      path={`/dev/flows/${type}`}
      upward={{ href: `/dev/flows${search}`, text: 'Галерея сценариев' }}
      label={label}
      description={description}
      note={needs === '' ? null : `Нужно странице: ${needs}.`}
      facts={[
        ['Тип', `${type} v${version}`],
        ['Состояний', String(listStates(machine).length)],
        ['Действий', String(Object.keys(actions).length)],
        ['Шаг живёт', formatSeconds(ttlSeconds)],
        ['Свой JS', formatBytes(bytes?.js ?? null)],
        ['Свой CSS', formatBytes(bytes?.css ?? null)],
      ]}
      contents={[...contents, ...REFERENCE]}
      view={view}
      ownAudience={ownAudience}
    >
      <FlowDiagramView
        diagram={drawFlow(flow)}
        words={{
          box: 'Диаграмма состояний, прокручивается',
          picture: `Состояния и переходы: ${label}`,
          transitions: 'Переходы',
        }}
      />
      <p className={styles.muted}>
        Под событием — действие сервера, которое к&nbsp;нему ведёт, и&nbsp;условие. Пунктир и&nbsp;↺ —
        посетитель переходит сам, без запроса. Двойная рамка — конец сценария.
      </p>
    </EntryHeadView>
  );
}

const REFERENCE = [
  { name: 'Действия', anchor: 'actions' },
  { name: 'Сообщения', anchor: 'messages' },
  { name: 'Аналитика', anchor: 'analytics' },
  { name: 'Примеры', anchor: 'examples' },
  { name: 'Поля', anchor: 'fields' },
] as const;
