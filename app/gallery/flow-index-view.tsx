import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { Audience } from '#schemas/page';
import shared from './gallery.module.css';
import { toGallerySearch, type GalleryView } from './gallery-view';
import { ItemList, type IndexItem } from './index-view';
import { ViewSwitches } from './view-switches';

interface FlowIndexViewProps {
  items: readonly IndexItem[];
  view: GalleryView;
  ownAudience: Audience;
}

/** `/dev/flows`: every flow. */
export function FlowIndexView({ items, view, ownAudience }: FlowIndexViewProps) {
  const search = toGallerySearch(view);
  return (
    <>
      <Section rhythm="none" tone="sunken" className={shared.band}>
        <div className={shared.head}>
          <a href={`/dev/blocks${search}`} className={shared.upward}>
            <Icon name="arrow-left" size="s" />
            Галерея блоков
          </a>
          <div>
            <Heading level={1} look="title">
              Галерея сценариев
            </Heading>
            <Text tone="muted">
              Сценариев: {items.length}. Размеры — того, что сценарий добавляет странице сам, в&nbsp;gzip;
              общее у&nbsp;сценариев в&nbsp;них не&nbsp;входит.
            </Text>
          </div>
          <ViewSwitches path="/dev/flows" view={view} ownAudience={ownAudience} />
        </div>
      </Section>
      <Section rhythm="tight">
        <ItemList items={items} search={search} />
      </Section>
    </>
  );
}
