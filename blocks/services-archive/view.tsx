import type { ViewProps } from '#registry/define-block';
import { ArchiveList } from '#blocks/ui/archive/archive-list';
import type { block } from './block';

export default function View({ id, props, data }: ViewProps<typeof block>) {
  return <ArchiveList id={id} kind="option" title={props.title} products={data} />;
}
