import type { SerializeFrom } from '@remix-run/node';
import { Form } from '@remix-run/react';
import { Notice } from '#blocks/ui/notice';
import { hasRight } from '../session/rights';
import { Moment } from '../shell/moment';
import { ScreenHead } from '../shell/screen-head';
import { EmptyList, Table } from '../shell/table';
import table from '../shell/table.module.css';
import { ToolButton } from '../shell/tool-button';
import { useEditor } from '../shell/use-editor';
import { usePlaceName } from '../shell/use-place-name';
import { useTexts } from '../texts/use-texts';
import type { TrashAnswer, trashLoader } from './trash.server';

type TrashData = SerializeFrom<typeof trashLoader>;

/** What was removed from the studio, and the way back. */
export function TrashView({ rows, removed, answer }: TrashData & { answer: TrashAnswer | undefined }) {
  const t = useTexts('place');
  const canEdit = hasRight(useEditor().role, 'edit');
  const columns = (['document', 'kind', 'removed'] as const).map((key) => ({ key, title: t(key) }));
  const actions = {
    key: 'actions',
    title: <span className="visually-hidden">{t('actions')}</span>,
    end: true,
  };
  const justRemoved = rows.find(({ id }) => id === removed);
  return (
    <>
      <ScreenHead title={t('trash')} note={t('trashNote')} />
      {answer?.fault && <Notice kind="error">{answer.fault}</Notice>}
      {answer?.restored && (
        <Notice
          kind="success"
          title={t('restored', { title: answer.restored.title })}
          action={<a href={answer.restored.href}>{t('open')}</a>}
        />
      )}
      {justRemoved !== undefined && answer === undefined && (
        <Notice kind="info" title={t('nowInTrash', { title: justRemoved.title || justRemoved.name })} />
      )}
      {rows.length === 0 ? (
        <EmptyList>{t('emptyTrash')}</EmptyList>
      ) : (
        <Table caption={t('trash')} columns={canEdit ? [...columns, actions] : columns}>
          {rows.map((row) => (
            <Row key={row.id} row={row} canEdit={canEdit} />
          ))}
        </Table>
      )}
    </>
  );
}

function Row({ row, canEdit }: { row: TrashData['rows'][number]; canEdit: boolean }) {
  const t = useTexts('place');
  const kinds = useTexts('usage');
  const toPlace = usePlaceName();
  const title = row.title || t('untitled');
  return (
    <tr>
      <td>
        {title} <span className={table.muted}>{toPlace(row)}</span>
      </td>
      <td>{kinds(`kind_${row.kind}`)}</td>
      <td>
        <Moment at={row.removed_at} /> <span className={table.muted}>{row.removed_by}</span>
      </td>
      {canEdit && (
        <td className={table.end}>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={row.id} />
            <ToolButton type="submit" aria-label={t('restoreLabel', { title })}>
              {t('restore')}
            </ToolButton>
          </Form>
        </td>
      )}
    </tr>
  );
}
