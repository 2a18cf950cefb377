import type { FieldIssue } from '../fields/field-issues';

/** What the canvas asks the server for, and what it gets. */

/** For whom a page is shown. */
export interface PreviewScope {
  /** The region's code. */
  region: string;
  audience: 'b2c' | 'b2b';
  /** Milliseconds since 1970; null: now. */
  at: number | null;
}

export interface RenderRequest extends PreviewScope {
  /** JSON of the page's own fields: some blocks show them. */
  page: string;
  /** JSON of components, without what is inside them. */
  components: string[];
  /** The types of all blocks of the page. */
  types: string[];
}

/** What a page sends to its visitors, and what it may, in bytes by gzip. */
export interface PageBytes {
  js: number;
  css: number;
  budget: { js: number; css: number };
}

/** How one component looks and what is wrong with it. */
export interface RenderedItem {
  /** Null when it cannot be shown. */
  html: string | null;
  /** Shown to this region and audience at this time. */
  isShown: boolean;
  /** What is wrong with the props, by their pointers. */
  issues: ItemIssue[];
  /** What went wrong while it was loaded and rendered: for developers, in English. */
  faults: string[];
  /** Its page as a whole shows it in a window that a link opens. */
  windowId: string | null;
}

export interface ItemIssue extends FieldIssue {
  /** The way to the field by its labels; empty for the block as a whole. */
  path: string;
}

export interface RenderAnswer {
  /** One for each component of the request, in its order. */
  items: RenderedItem[];
  /** Stylesheets that these items need. */
  styles: string[];
  /** Null in development, where nothing is built. */
  weight: PageBytes | null;
  /** What is wrong with the page's own fields. */
  pageIssues: ItemIssue[];
  /** The names of the others who have the page open. */
  others: string[];
}
