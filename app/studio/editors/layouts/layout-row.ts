import type { EntryKind } from '#cms/store/entry-address';
import type { DocumentStatus } from '../documents/document-status';

/** What stands for all regions where a region is chosen. */
export const ALL_REGIONS = '*';

/** A layout, or a main page's data, in their list. */
export interface LayoutRow {
  id: string;
  kind: EntryKind;
  audience: 'b2c' | 'b2b' | '';
  /** The title of its region; null for all regions. */
  region: string | null;
  status: DocumentStatus;
  updatedAt: number;
}
