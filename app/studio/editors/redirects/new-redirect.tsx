import { Form, useNavigation } from '@remix-run/react';
import { TextField } from '#blocks/ui/text-field';
import { useFreshKey } from '../../shell/use-fresh-key';
import { useTexts } from '../../texts/use-texts';
import { AudienceField } from './audience-field';
import { SaveButtons } from './save-buttons';
import styles from './redirects.module.css';
import type { RedirectsAnswer } from './redirects-action.server';
import { TargetField } from './target-field';

/** One redirect by hand; empty again once it is there. */
export function NewRedirect({ answer }: { answer: RedirectsAnswer | undefined }) {
  const t = useTexts('redirects');
  const { state } = useNavigation();
  const faults = (answer?.about === 'new' && answer.faults) || {};
  const isDone = answer?.about === 'new' && answer.said !== undefined;
  const key = useFreshKey(isDone ? answer : undefined);
  return (
    <Form method="post" key={key} className={styles.fresh}>
      <h2 className={styles.subtitle}>{t('add')}</h2>
      <div className={styles.fields}>
        <TextField
          id="new-from"
          name="from"
          label={t('from')}
          hint={t('fromHint')}
          error={faults['from']}
          autoComplete="off"
          spellCheck={false}
        />
        <TargetField id="new-to" error={faults['to']} />
        <AudienceField id="new-audience" />
      </div>
      <input type="hidden" name="intent" value="add" />
      <SaveButtons busy={state === 'submitting'} save={t('save')} publish={t('saveAndPublish')} />
    </Form>
  );
}
