import type { FieldIssue } from '../../fields/field-issues';

/** What is wrong with a document, at one of its fields. With an error it is not published. */
export interface DocumentFinding extends FieldIssue {
  severity: 'error' | 'warning';
  /** The way to the field by its labels; empty for the document as a whole. */
  path: string;
}
