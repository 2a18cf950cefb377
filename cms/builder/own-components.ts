import type { UnknownRecord } from '../fields/editor-field';

/** A component of page info, as content sources give it. */
export interface RawComponent {
  id?: string;
  type: string;
  version?: number;
  props?: UnknownRecord;
  children?: RawComponent[];
}

/**
 * Builder.io's own components that a block of ours can express. The blocks are named, not imported: in a build without
 * them the components are unknown types, and reported as such. tests/contract/builder.test.ts holds both together.
 */
export const OWN_COMPONENTS: ReadonlyMap<string, (options: UnknownRecord) => RawComponent> = new Map(
  Object.entries({
    Text: ({ text }: UnknownRecord): RawComponent => ({ type: 'text', props: { html: text } }),
    // Without width and height the verdict on the block says which of them is missing: a page must not jump.
    Image: ({ image, width, height, altText }: UnknownRecord): RawComponent => ({
      type: 'image',
      props: {
        image: { src: image, ...toSize(width, height), alt: typeof altText === 'string' ? altText : '' },
      },
    }),
    'Core:Button': toButton,
    Button: toButton,
  }),
);

/** Boxes whose contents stand by themselves. */
export const BOXES: ReadonlySet<string> = new Set(['Core:Fragment', 'Fragment', 'Core:Section', 'Section']);

function toSize(width: unknown, height: unknown): UnknownRecord {
  return { width: toPixels(width), height: toPixels(height) };
}

function toPixels(side: unknown): unknown {
  return typeof side === 'number' ? Math.round(side) : side;
}

/** A button of Builder.io's own is a link; the block's schema judges its address. */
function toButton({ text, link, openLinkInNewTab }: UnknownRecord): RawComponent {
  const target = openLinkInNewTab === true ? ' target="_blank"' : '';
  return { type: 'text', props: { html: `<p><a href="${escape(link)}"${target}>${escape(text)}</a></p>` } };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: unknown): string {
  return typeof text === 'string' ? text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign) : '';
}
