import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useState, type RefObject } from 'react';
import { Badge } from '#blocks/ui/badge';
import { hasRight } from '../../session/rights';
import { ConfirmButton } from '../../shell/confirm-button';
import table from '../../shell/table.module.css';
import { ToolButton } from '../../shell/tool-button';
import { useEditor } from '../../shell/use-editor';
import { useFocusBack } from '../../shell/use-focus-back';
import { useTexts } from '../../texts/use-texts';
import { STATUS_TONES } from '../documents/document-status';
import { describeTrouble } from './describe-trouble';
import type { JudgedRow } from './judge-rows.server';
import styles from './redirects.module.css';
import type { RedirectsAnswer } from './redirects-action.server';
import { SaveButtons } from './save-buttons';
import { TargetField } from './target-field';

interface RedirectTableRowProps {
  row: JudgedRow;
  answer: RedirectsAnswer | undefined;
}

/** One redirect, with what is wrong with it; it is changed in its place. */
export function RedirectTableRow({ row, answer }: RedirectTableRowProps) {
  const t = useTexts('redirects');
  const { id, from, to, audience, status, published, trouble } = row;
  const ours = answer?.about === id ? answer : undefined;
  const [isEditing, setEditing] = useState(false);
  const editButton = useFocusBack(isEditing);
  const [known, setKnown] = useState(ours);
  // Saved: the row shows itself again.
  if (ours !== known) {
    setKnown(ours);
    if (ours?.said !== undefined) setEditing(false);
  }
  return (
    <tr>
      <td className={styles.address}>{from}</td>
      <td className={styles.address}>
        {isEditing ? (
          <EditForm row={row} error={ours?.faults?.['to']} onEnd={() => setEditing(false)} />
        ) : (
          <>
            <p>{to}</p>
            {published !== null && <p className={table.muted}>{t('now', { to: published })}</p>}
            {trouble !== null && <p className={styles.trouble}>{describeTrouble(trouble, t)}</p>}
            {trouble?.kind === 'chain' && <ShortenForm row={row} end={trouble.end} />}
          </>
        )}
      </td>
      <td>{t(audience)}</td>
      <td>
        <Badge tone={STATUS_TONES[status]}>{t(`status_${status}`)}</Badge>
      </td>
      <td>{!isEditing && <Actions row={row} editButton={editButton} onEdit={() => setEditing(true)} />}</td>
    </tr>
  );
}

function EditForm({ row, error, onEnd }: { row: JudgedRow; error: string | undefined; onEnd: () => void }) {
  const t = useTexts('redirects');
  const { state } = useNavigation();
  const fieldId = `to-${row.id}`;
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId]);
  return (
    <Form method="post" className={styles.edit}>
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="was" value={row.to} />
      <TargetField id={fieldId} initial={row.to} error={error} />
      <div className={styles.row}>
        <SaveButtons busy={state === 'submitting'} save={t('save')} publish={t('saveAndPublish')} />
        <ToolButton variant="ghost" onClick={onEnd}>
          {t('cancel')}
        </ToolButton>
      </div>
    </Form>
  );
}

/** A chain is led straight to its end. */
function ShortenForm({ row, end }: { row: JudgedRow; end: string }) {
  const t = useTexts('redirects');
  const { role } = useEditor();
  if (!hasRight(role, 'edit')) return null;
  return (
    <Form method="post">
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="was" value={row.to} />
      <input type="hidden" name="to" value={end} />
      <ToolButton type="submit" name="intent" value="edit" variant="ghost" icon="arrow-right">
        {t('shorten', { to: end })}
      </ToolButton>
    </Form>
  );
}

interface ActionsProps {
  row: JudgedRow;
  editButton: RefObject<HTMLButtonElement>;
  onEdit: () => void;
}

function Actions({ row, editButton, onEdit }: ActionsProps) {
  const t = useTexts('redirects');
  const { role } = useEditor();
  const { id, from, status } = row;
  const isBlocked = row.trouble?.kind === 'loop' || row.trouble?.kind === 'taken';
  const canRemove = hasRight(role, status === 'draft' ? 'edit' : 'publish');
  return (
    <Form method="post" className={table.actions}>
      <input type="hidden" name="id" value={id} />
      {hasRight(role, 'publish') && status !== 'published' && !isBlocked && (
        <ToolButton type="submit" name="intent" value="publish" aria-label={t('publishOf', { from })}>
          {t('publish')}
        </ToolButton>
      )}
      {hasRight(role, 'edit') && (
        <ToolButton
          variant="ghost"
          buttonRef={editButton}
          onClick={onEdit}
          aria-label={t('editOf', { from })}
        >
          {t('edit')}
        </ToolButton>
      )}
      {canRemove && (
        <ConfirmButton
          name="intent"
          value="remove"
          question={t(status === 'draft' ? 'removeSure' : 'unpublishSure')}
        >
          {t('remove')}
        </ConfirmButton>
      )}
    </Form>
  );
}
