import type { ListedFacts } from '#cms/kinds/define-kind';
import type { DocumentStatus } from '../documents/document-status';

/** A document as its list shows it. */
export interface MaterialRow extends ListedFacts {
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
}

export interface MaterialGroup {
  value: string;
  label: string;
}
