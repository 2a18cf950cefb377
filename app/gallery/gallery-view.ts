import { audience as audienceSchema, type Audience } from '#schemas/page';

/** How the gallery shows examples: everything it takes from the address. */
export interface GalleryView {
  /** The width of each example's frame; null: the examples stand on the gallery's own page. */
  width: FrameWidth | null;
  /** Null: as the visitor's system has it. */
  theme: Theme | null;
  /** Null: as the host has it. */
  audience: Audience | null;
}

/** In px; `full` is as wide as the window. */
export const FRAME_WIDTHS = ['320', '360', '768', '1024', '1280', '1440', '1920', 'full'] as const;
export type FrameWidth = (typeof FRAME_WIDTHS)[number];

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Reads `?width`, `?theme` and `?audience`; what it does not know counts as absent. */
export function readGalleryView(query: URLSearchParams): GalleryView {
  const width = FRAME_WIDTHS.find((known) => known === query.get('width')) ?? null;
  const theme = THEMES.find((known) => known === query.get('theme')) ?? null;
  const audience = audienceSchema.options.find((known) => known === query.get('audience')) ?? null;
  return { width, theme, audience };
}

/** The query of a view, with its question mark; empty for the plain one. */
export function toGallerySearch(view: GalleryView): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) if (typeof value === 'string') query.set(name, value);
  return query.size === 0 ? '' : `?${query}`;
}

/** Asks for a state of a flow as it is after a refusal. */
export const WITH_ERRORS = 'errors';

/** The address of one state of a flow on a page of its own. */
export function toStatePath(
  type: string,
  index: number,
  { theme, audience }: GalleryView,
  hasErrors: boolean,
): string {
  const search = toGallerySearch({ width: null, theme, audience });
  const path = `/dev/flows/${type}/${index}${search}`;
  return hasErrors ? `${path}${search === '' ? '?' : '&'}${WITH_ERRORS}=1` : path;
}

/** The address of one example on a page of its own. */
export function toExamplePath(type: string, index: number, { theme, audience }: GalleryView): string {
  return `/dev/blocks/${type}/${index}${toGallerySearch({ width: null, theme, audience })}`;
}
