import type { DocumentStatus } from '../documents/document-status';

/** What stands in which part of a list; it can be narrowed by it. */
export type PromotionState = 'current' | 'coming' | 'archived';

/** A document as its list shows it. */
export interface MaterialRow {
  id: string;
  name: string;
  title: string;
  audience: 'b2c' | 'b2b' | '';
  /** A code; empty for all regions. */
  region: string;
  status: DocumentStatus;
  /** Its schema refuses it: visitors would not see it. */
  isFaulty: boolean;
  updatedAt: number;
  /** The part of the list: whom news are for, the state of a promotion, a category's name, the place of a banner, the source of a fact. */
  group: string;
  /** `2026-11-21`, or a moment; null for what has none. */
  from: string | null;
  until: string | null;
  /** Among its neighbours; null stands last. */
  order: number | null;
  /** What a fact says; null for everything else. */
  value: string | null;
  /** A category of the FAQ, which has articles under it. */
  isHead: boolean;
  /** The paths that a banner is for; empty for all pages. */
  pages: readonly string[];
}

export interface MaterialGroup {
  value: string;
  label: string;
}
