import type { Audience, MetaTag } from '#schemas/page';
import type { Part } from './part';

/** The head of a page. */
export interface PageHead {
  title: string;
  /** Absolute, on the region's own host. */
  canonical: string | null;
  meta: MetaTag[];
}

/** What runs in the browser: nothing, or one module, which fetches a flow's code when a visitor comes near. */
export interface PageScripts {
  entry: string | null;
  /** What that module is made of, to be fetched while the document is read. */
  preloads: string[];
  /** What it will ask for, fetched once the page is there to be seen. */
  later: string[];
  /** Stylesheets that the search's window needs besides the page's own, fetched when it is opened. */
  searchStyles: string[];
  /** The text of the script that starts the layout's windows when one is opened; null without such windows. */
  late: string | null;
}

/** What the page loader gives. The HTML of parts is named by hash and travels apart (docs/decisions/0005). */
export interface PageData {
  head: PageHead;
  audience: Audience;
  /** Where a page chooses its theme itself, in the gallery; otherwise the visitor's system does. */
  theme?: 'light' | 'dark' | null;
  /** Ready HTML before and after the page's own blocks: header, cookie notice, breadcrumbs; footer. */
  before: string[];
  after: string[];
  parts: Part[];
  /** Stylesheets of the blocks on the page, in order. */
  styles: string[];
  /** Those of the layout's windows alone: fetched when one is opened, or where no script could do that. */
  lateStyles?: string[];
  scripts: PageScripts;
  /** After how many percent analytics hears of scrolling, where a page type says so. */
  scrollStep?: number | undefined;
  /** Which counters the page has, as JSON for its script; undefined without any. */
  counters?: string | undefined;
  /** A flow may have to be restored from the browser's history before it is shown. */
  hasFlows: boolean;
  /** A draft shown in the studio or by a preview link: its forms are not sent, and analytics does not count it. */
  isPreview?: boolean;
  /** With `?componentCheck`: the lines of the console report. */
  check: string[] | null;
}
