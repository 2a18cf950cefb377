import { Form, useNavigation } from '@remix-run/react';
import { SelectField } from '#blocks/ui/select-field';
import { TextField } from '#blocks/ui/text-field';
import type { FieldFaults } from '../action-input.server';
import { ROLES } from '../session/rights';
import { ToolButton } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import styles from './people.module.css';

/** The form of a new account. Its password is made by the server and shown once. */
export function NewPerson({ faults }: { faults: FieldFaults }) {
  const t = useTexts('people');
  const shell = useTexts('shell');
  const { state } = useNavigation();
  const hasFaults = Object.keys(faults).length > 0;
  return (
    <details className={styles.fresh} open={hasFaults}>
      <summary className={styles.opener}>{t('add')}</summary>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="create" />
        <TextField
          id="new-name"
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          error={faults['name']}
          autoComplete="off"
          required
        />
        <TextField
          id="new-login"
          name="login"
          label={t('login')}
          hint={t('loginHint')}
          error={faults['login']}
          autoComplete="off"
          autoCapitalize="none"
          required
        />
        <SelectField
          id="new-role"
          name="role"
          label={t('role')}
          hint={'\u00a0'}
          error={faults['role']}
          options={ROLES.map((role) => ({ value: role, label: shell(`role_${role}`) }))}
          defaultValue="editor"
        />
        <ToolButton type="submit" variant="primary" busy={state === 'submitting'} className={styles.create}>
          {t('create')}
        </ToolButton>
      </Form>
    </details>
  );
}
