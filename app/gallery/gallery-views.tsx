import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockDefinition } from '#registry/define-block';
import { isEnhanced } from '#app/catalog.server';
import { Heading } from '#blocks/ui/heading';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { GalleryEntry } from './gallery-entries.server';

/** The top of the gallery: all blocks, as links. */
export function renderGalleryIndex(entries: readonly GalleryEntry[], current: string | null): string {
  return renderToStaticMarkup(
    <Section rhythm="tight" tone="sunken" label="Галерея">
      <Heading level={1} look="title">
        Галерея блоков
      </Heading>
      <p>
        <a href="/dev/blocks" {...(current === null ? { 'aria-current': 'page' as const } : {})}>
          Все
        </a>
        {entries.map(({ type, examples }) => (
          <span key={type}>
            {' · '}
            <a
              href={`/dev/blocks/${type}`}
              {...(type === current ? { 'aria-current': 'page' as const } : {})}
            >
              {type}
            </a>{' '}
            ({examples.length})
          </span>
        ))}
      </p>
    </Section>,
  );
}

/** What stands above each example. */
export function renderGalleryHeading(
  { type, version, label, description, hydration }: BlockDefinition,
  name: string,
): string {
  return renderToStaticMarkup(
    <Section rhythm="tight" tone="sunken" label={`${label}: ${name}`}>
      <Text look="small" strong>
        {type} v{version} · hydration: {hydration}
        {isEnhanced(type) && ' + enhance'}
      </Text>
      <Text>
        {label} — {name}
      </Text>
      <Text look="small" tone="muted">
        {description}
      </Text>
    </Section>,
  );
}
