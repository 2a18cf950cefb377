import type { EditorFinding } from '#app/studio/check/editor-finding';

/** What a publication would show, as the screen says it. Plain JSON. */
export interface PublishReport {
  isRefused: boolean;
  refusals: EditorFinding[];
  warnings: EditorFinding[];
  cells: ReportCell[];
  /** How many different pages the regions got. */
  rendered: number;
  ms: number;
  /** Bytes and milliseconds; null for what has no blocks. */
  weight: { js: number | null; css: number | null; images: number; loadMs: number } | null;
}

/** The page as one region gets it. */
export interface ReportCell {
  code: string;
  title: string;
  errors: number;
  warnings: number;
  /** False: the time was up. */
  wasRun: boolean;
}
