import type { BlockDefinition } from '#registry/define-block';
import type { Audience } from '#schemas/page';
import type { BlockBytes } from '#app/page/block-bytes.server';
import { EntryHeadView } from './entry-head-view';
import { formatBytes, GROUP_LABELS } from './gallery-texts';
import { toGallerySearch, type GalleryView } from './gallery-view';

interface BlockHeadViewProps {
  block: BlockDefinition;
  /** The block's `hydration` with «+ enhance». */
  hydration: string;
  bytes: BlockBytes | null;
  view: GalleryView;
  ownAudience: Audience;
}

/** The top of a block's page. */
export function BlockHeadView({ block, hydration, bytes, view, ownAudience }: BlockHeadViewProps) {
  const { type, version, label, group, description, examples } = block;
  const search = toGallerySearch({ ...view, width: null });
  return (
    <EntryHeadView
      path={`/dev/blocks/${type}`}
      upward={{ href: `/dev/blocks${search}#${group}`, text: 'Галерея блоков' }}
      label={label}
      description={description}
      facts={[
        ['Тип', `${type} v${version}`],
        ['Группа', GROUP_LABELS[group]],
        ['В браузере', `hydration: ${hydration}`],
        ['Свой JS', formatBytes(bytes?.js ?? null)],
        ['Свой CSS', formatBytes(bytes?.css ?? null)],
      ]}
      contents={[...examples.map(({ name }, index) => ({ name, anchor: `example-${index}` })), ...REFERENCE]}
      hasWords
      view={view}
      ownAudience={ownAudience}
    />
  );
}

const REFERENCE = [
  { name: 'Поля', anchor: 'fields' },
  { name: 'Ошибки в\u00a0данных', anchor: 'faults' },
] as const;
