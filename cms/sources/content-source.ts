import type { UnknownReference } from '#schemas/references/fill-references';
import type { Audience } from '#schemas/page';
import type { Region } from '#schemas/region';

/** For whom content is asked. */
export interface ContentScope {
  region: Region;
  audience: Audience;
}

export type Sourced =
  | {
      outcome: 'found';
      /** As stored, not yet parsed. */
      raw: unknown;
      /** Equal versions hold equal content: the key of everything that is computed from it. */
      version: string;
      /** References that nobody knows (schemas/references); none where the source does not fill them. */
      unknown?: readonly UnknownReference[];
      /** The operator did not answer, so some references have only their defaults. */
      isUncertain?: boolean;
    }
  | { outcome: 'missing' }
  /** The source itself failed; `status` where it said one (PAGE-26), else null (PAGE-27). */
  | { outcome: 'failed'; status: number | null };

export interface PageAddress {
  path: string;
  /** ISO date of the last change, where the source knows it. */
  updatedAt: string | null;
}

/** Where content comes from. Every implementation gives the same raw shapes; none throws for a failed source. */
export interface ContentSource {
  readonly name: 'embedded' | 'gateway' | 'builder';
  /** `fresh` passes over caches on the way (PAGE-34). */
  getPage: (path: string, scope: ContentScope, options: { fresh: boolean }) => Promise<Sourced>;
  getLayout: (path: string, scope: ContentScope) => Promise<Sourced>;
  getMainPage: (scope: ContentScope) => Promise<Sourced>;
  /** The regions of the site; empty when the source cannot tell. */
  getRegions: () => Promise<Region[]>;
  /** The pages that a search engine may list; empty when the source cannot tell. */
  listPages: (scope: ContentScope) => Promise<PageAddress[]>;
}
