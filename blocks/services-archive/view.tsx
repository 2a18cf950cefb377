import type { ViewProps } from '#registry/define-block';
import { ARCHIVE_WARNINGS } from '#schemas/products/archived';
import { ArchiveList } from '#blocks/ui/archive/archive-list';
import type { block } from './block';

const EMPTY = 'Закрытых услуг здесь пока нет: все, что есть, можно подключить.';

export default function View({ id, props, data }: ViewProps<typeof block>) {
  return (
    <ArchiveList
      id={id}
      title={props.title}
      products={data}
      badge={ARCHIVE_WARNINGS.option}
      emptyText={EMPTY}
      current={{ text: 'Все услуги', url: '/services' }}
    />
  );
}
