import type { Audience, MetaTag } from '#schemas/page';
import type { Part } from './part';

/** The head of a page. */
export interface PageHead {
  title: string;
  /** Absolute, on the region's own host. */
  canonical: string | null;
  meta: MetaTag[];
}

/** What runs in the browser: nothing, small scripts without React, or React with the page's live blocks. */
export interface PageScripts {
  kind: 'none' | 'enhance' | 'app';
  /** The one script that a page without React links. */
  entry: string | null;
  /** Modules that will be asked for, to be fetched while the document is read. */
  preloads: string[];
}

/** What the page loader gives. The HTML of static parts is named by hash and travels apart (docs/decisions/0005). */
export interface PageData {
  head: PageHead;
  audience: Audience;
  /** Where a page chooses its theme itself, in the gallery; otherwise the visitor's system does. */
  theme?: 'light' | 'dark' | null;
  /** Ready HTML before and after the page's own blocks: header, breadcrumbs; footer, notices. */
  before: string[];
  after: string[];
  parts: Part[];
  /** Stylesheets of the blocks on the page, in order. */
  styles: string[];
  scripts: PageScripts;
  /** HTML by hash, for client-side navigation only; a document carries it in its own markup. */
  html: Record<string, string> | null;
  /** With `?componentCheck`: the lines of the console report. */
  check: string[] | null;
}
