import { useState, type ReactNode } from 'react';
import type { EditorField } from '#cms/fields/editor-field';
import type { StandingState } from '../../composer/save-answer';
import { FieldEditor } from '../../fields/field-editor';
import { withProperty } from '../../fields/with-property';
import { issuesAt } from '../../fields/field-issues';
import { EntryHead } from '../../history/entry-head';
import type { EntryHeadData } from '../../history/entry-head.server';
import { isRecord } from '#cms/fields/editor-field';
import { DocumentState } from './document-state';
import { DocumentTroubles } from './document-troubles';
import styles from './documents.module.css';
import type { DocumentFinding } from './finding';
import { PreviewFrame } from './preview-frame';
import { ProblemList } from './problem-list';
import { useDocument } from './use-document';

export interface DocumentEditorProps {
  head: EntryHeadData;
  standing: StandingState;
  hasDraft: boolean;
  fields: readonly EditorField[];
  findings: readonly DocumentFinding[];
  /** Where the saved draft is shown as visitors would see it; null for what has no look of its own. */
  previewPath: string | null;
  /** What else an editor should know of it, above the fields. */
  note?: ReactNode;
}

/** The root of all ids of the document's fields. */
const ROOT = 'document';

/** Any document with a schema: its fields, whether they are saved, what is wrong with them, how it looks. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { head, standing, fields, previewPath } = props;
  const document = useDocument({ id: head.id, standing, findings: props.findings });
  const { value, findings, state, change } = document;
  // The frame shows what is saved: it comes anew with each save.
  const [shown] = useState(standing.savedAt);
  return (
    <>
      <EntryHead head={head} />
      <DocumentState document={document} head={head} standing={standing} hasDraft={props.hasDraft} />
      <DocumentTroubles document={document} />
      {props.note}
      <div className={previewPath === null ? styles.alone : styles.columns}>
        <fieldset disabled={!head.canEdit} className={styles.fields}>
          <ProblemList findings={findings} root={ROOT} />
          <DocumentFields fields={fields} value={value} onChange={change} findings={findings} />
        </fieldset>
        {previewPath !== null && (
          <PreviewFrame path={previewPath} version={String(state.savedAt ?? shown ?? '')} />
        )}
      </div>
    </>
  );
}

interface DocumentFieldsProps extends Pick<DocumentEditorProps, 'fields' | 'findings'> {
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Each field of the document in a part of its own. A document that is no object is one field without a name. */
function DocumentFields({ fields, value, onChange, findings }: DocumentFieldsProps) {
  const [only] = fields;
  if (only?.name === '') {
    return <FieldEditor field={only} value={value} onChange={onChange} issues={findings} id={ROOT} />;
  }
  const object = isRecord(value) ? value : {};
  return fields.map((field) => (
    <div key={field.name} className={styles.part}>
      <FieldEditor
        field={field}
        value={object[field.name]}
        onChange={(next) => onChange(withProperty(object, field.name, next))}
        issues={issuesAt(findings, field.name)}
        id={`${ROOT}-${field.name}`}
      />
    </div>
  ));
}
