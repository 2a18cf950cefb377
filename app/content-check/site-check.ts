import type { PlacedFinding } from '#schemas/finding';
import type { EntryAddress } from '#cms/store/entry-address';
import type { DocumentState } from './document-states';

/** The check of one state of one document. */
export interface CheckedDocument {
  entryId: string;
  address: EntryAddress;
  title: string;
  state: DocumentState;
  revision: { id: string; number: number } | null;
  /** It is broken on purpose, to show what a broken page does: no reason to refuse a build. */
  isForChecks: boolean;
  findings: PlacedFinding[];
  /** Regions that were tried, and those that were not for want of time. */
  regions: number;
  notRun: string[];
}

export interface SiteReport {
  /** Milliseconds. */
  ms: number;
  documents: CheckedDocument[];
}

/** Is a block missing, invalid or outdated, for any of the visitors? Then the command ends with 1. */
export function isBroken({ findings, isForChecks }: CheckedDocument): boolean {
  if (isForChecks) return false;
  return findings.some(({ severity, code }) => severity === 'error' || code === 'outdated-version');
}
