import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { Notice } from '#blocks/ui/notice';
import { TextArea } from '#blocks/ui/text-area';
import { useTexts } from '../../texts/use-texts';
import type { TableResult } from './apply-table.server';
import { AudienceField } from './audience-field';
import styles from './redirects.module.css';
import type { RedirectsAnswer } from './redirects-action.server';
import { SaveButtons } from './save-buttons';

/** Many redirects at once: pasted, or from a CSV file. Lines that were not taken stay in the field. */
export function BulkPanel({ answer }: { answer: RedirectsAnswer | undefined }) {
  const t = useTexts('redirects');
  const { state } = useNavigation();
  const ours = answer?.about === 'paste' ? answer : undefined;
  const [text, setText] = useState('');
  const [known, setKnown] = useState(ours?.table);
  // A new answer: what is left of the list takes its place.
  if (ours?.table !== known) {
    setKnown(ours?.table);
    if (ours?.table !== undefined) setText(ours.table.rest);
  }
  return (
    <details className={styles.fresh} open={ours !== undefined || undefined}>
      <summary className={styles.subtitle}>{t('bulk')}</summary>
      {ours?.table && <Result {...ours.table} />}
      <Form method="post" className={styles.bulk}>
        <TextArea
          id="bulk-text"
          name="text"
          label={t('bulkText')}
          hint={t('bulkHint')}
          rows={6}
          error={ours?.faults?.['text']}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.row}>
          <AudienceField id="bulk-audience" />
          <div>
            <label htmlFor="bulk-file">{t('bulkFile')}</label>
            <input
              id="bulk-file"
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              onChange={({ target }) => void target.files?.[0]?.text().then(setText)}
            />
          </div>
        </div>
        <input type="hidden" name="intent" value="paste" />
        <SaveButtons busy={state === 'submitting'} save={t('bulkApply')} publish={t('bulkApplyAndPublish')} />
      </Form>
    </details>
  );
}

const MAX_SHOWN = 50;

function Result({ faults, added, changed, same, published }: TableResult) {
  const t = useTexts('redirects');
  return (
    <Notice kind={faults.length === 0 ? 'success' : 'warning'}>
      <p>{t('bulkDone', { added, changed, same, published })}</p>
      {faults.length > 0 && (
        <>
          <p>{t('bulkRest', { count: faults.length })}</p>
          <ul>
            {faults.slice(0, MAX_SHOWN).map(({ line, reason }) => (
              <li key={line}>{t('bulkLine', { line, reason })}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
