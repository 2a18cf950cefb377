import { Link } from '@remix-run/react';
import { Badge } from '#blocks/ui/badge';
import { hasRight } from '../../session/rights';
import { ListSearch } from '../../shell/list-search';
import { Moment } from '../../shell/moment';
import { ScreenHead } from '../../shell/screen-head';
import { EmptyList, Table } from '../../shell/table';
import table from '../../shell/table.module.css';
import { useEditor } from '../../shell/use-editor';
import { useAnswer } from '../../shell/use-answer';
import type { ActionAnswer } from '../../studio-answer.server';
import { useTexts } from '../../texts/use-texts';
import { STATUS_TONES } from '../documents/document-status';
import type { FormsRow } from './list-forms.server';
import styles from './forms.module.css';
import { NewForm, type NewFormProps } from './new-form';

export interface FormsViewProps extends Omit<NewFormProps, 'faults'> {
  rows: readonly FormsRow[];
  count: number;
  search: string;
  answer: ActionAnswer | undefined;
}

/** The forms of the site, page by page. */
export function FormsView({ rows, count, search, answer, ...fresh }: FormsViewProps) {
  const t = useTexts('forms');
  const { role } = useEditor();
  useAnswer(answer);
  const columns = (['themes', 'pages', 'state', 'updated'] as const).map((key) => ({ key, title: t(key) }));
  return (
    <>
      <ScreenHead title={t('title')} note={t('note', { count })} />
      <ListSearch chosen={{ search }} hint={t('searchHint')} />
      {rows.length === 0 ? (
        <EmptyList>{t(search === '' ? 'empty' : 'nothing')}</EmptyList>
      ) : (
        <Table caption={t('title')} columns={columns}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </Table>
      )}
      {hasRight(role, 'edit') && <NewForm {...fresh} faults={answer?.faults ?? {}} />}
    </>
  );
}

function Row({ row: { id, titles, uuid, pages, status, errors, updatedAt } }: { row: FormsRow }) {
  const t = useTexts('forms');
  const names = titles.map((title) => title || t('untitled'));
  return (
    <tr>
      <td>
        <Link to={id} reloadDocument>
          {names.length === 0 ? t('none') : names.join(', ')}
        </Link>
        {errors > 0 && <span className={styles.errors}> {t('faults', { count: errors })}</span>}
      </td>
      <td>
        {pages.length === 0 ? (
          <span className={table.muted}>
            {t('nowhere')} · {uuid}
          </span>
        ) : (
          <ul className={styles.pages}>
            {pages.map((page) => (
              <li key={page.id}>
                <Link to={`/studio/pages/${page.id}`} reloadDocument>
                  {page.title || page.path}
                </Link>
                <span className={table.muted}> {page.path}</span>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className={table.number}>
        <Badge tone={STATUS_TONES[status]}>{t(`status_${status}`)}</Badge>
      </td>
      <td className={table.number}>
        <Moment at={updatedAt} />
      </td>
    </tr>
  );
}
