import type { Audience, MetaTag } from '#schemas/page';
import type { Part } from './part';

/** The head of a page. */
export interface PageHead {
  title: string;
  /** Absolute, on the region's own host. */
  canonical: string | null;
  meta: MetaTag[];
}

/** What the page loader gives. The HTML of static parts is named by hash and travels apart (docs/decisions/0005). */
export interface PageData {
  head: PageHead;
  audience: Audience;
  /** Ready HTML before and after the page's own blocks: header, breadcrumbs; footer, notices. */
  before: string[];
  after: string[];
  parts: Part[];
  /** Stylesheets of the blocks on the page, in order. */
  styles: string[];
  /** Chunks of the blocks that run in the browser. */
  preloads: string[];
  /** False: the page sends no scripts at all. */
  interactive: boolean;
  /** HTML by hash, for client-side navigation only; a document carries it in its own markup. */
  html: Record<string, string> | null;
  /** With `?componentCheck`: the lines of the console report. */
  check: string[] | null;
}
