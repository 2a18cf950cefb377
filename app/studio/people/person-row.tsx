import { Form, useNavigation } from '@remix-run/react';
import { Badge } from '#blocks/ui/badge';
import { SelectField } from '#blocks/ui/select-field';
import type { Account } from '#cms/store/accounts/accounts';
import { ROLES } from '../session/rights';
import { ConfirmButton } from '../shell/confirm-button';
import { Moment } from '../shell/moment';
import table from '../shell/table.module.css';
import { ToolButton } from '../shell/tool-button';
import { useEditor } from '../shell/use-editor';
import { useTexts } from '../texts/use-texts';
import styles from './people.module.css';

/** One account: its role is a form of its own, what takes something away asks once more. */
export function PersonRow({ person }: { person: Account }) {
  const t = useTexts('people');
  const editor = useEditor();
  const { formData } = useNavigation();
  const isBusy = formData?.get('id') === person.id;
  const { id, name, login, disabledAt, createdAt } = person;
  return (
    <tr>
      <td>
        {name}
        {id === editor.id && <span className={table.muted}> ({t('you')})</span>}
      </td>
      <td>{login}</td>
      <td>
        <RoleForm person={person} />
      </td>
      <td>
        <State person={person} />
      </td>
      <td className={table.number}>
        <Moment at={createdAt} day />
      </td>
      <td>
        <Form method="post" className={table.actions}>
          <input type="hidden" name="id" value={id} />
          <ConfirmButton name="intent" value="reset" question={t('resetAsk')} busy={isBusy}>
            {t('reset')}
          </ConfirmButton>
          {disabledAt === null ? (
            <ConfirmButton name="intent" value="disable" question={t('disableAsk')} busy={isBusy}>
              {t('disable')}
            </ConfirmButton>
          ) : (
            <ToolButton type="submit" name="intent" value="enable" variant="ghost" busy={isBusy}>
              {t('enable')}
            </ToolButton>
          )}
        </Form>
      </td>
    </tr>
  );
}

function RoleForm({ person: { id, name, role } }: { person: Account }) {
  const t = useTexts('people');
  const shell = useTexts('shell');
  return (
    <Form method="post" className={styles.role}>
      <input type="hidden" name="id" value={id} />
      {/* What was saved stands there again, and the focus stays on the button that has saved it. */}
      <SelectField
        key={role}
        id={`role-${id}`}
        name="role"
        defaultValue={role}
        label={<span className="visually-hidden">{t('roleOf', { name })}</span>}
        options={ROLES.map((value) => ({ value, label: shell(`role_${value}`) }))}
      />
      <ToolButton type="submit" name="intent" value="role" variant="ghost">
        {t('saveRole')}
      </ToolButton>
    </Form>
  );
}

function State({ person: { disabledAt, mustChangePassword } }: { person: Account }) {
  const t = useTexts('people');
  if (disabledAt !== null) return <Badge tone="neutral">{t('disabled')}</Badge>;
  return mustChangePassword ? <Badge tone="warning">{t('mustChange')}</Badge> : <>{t('active')}</>;
}
