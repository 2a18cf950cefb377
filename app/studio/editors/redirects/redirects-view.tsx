import { Form } from '@remix-run/react';
import { Notice } from '#blocks/ui/notice';
import { SelectField } from '#blocks/ui/select-field';
import { TextField } from '#blocks/ui/text-field';
import { hasRight } from '../../session/rights';
import filter from '../../shell/filters.module.css';
import { ScreenHead } from '../../shell/screen-head';
import { EmptyList, Table } from '../../shell/table';
import { ToolButton, ToolLink } from '../../shell/tool-button';
import { useEditor } from '../../shell/use-editor';
import { useSaid } from '../../shell/use-said';
import { useTexts } from '../../texts/use-texts';
import editors from '../editors.module.css';
import { BulkPanel } from './bulk-panel';
import type { JudgedRow } from './judge-rows.server';
import { NewRedirect } from './new-redirect';
import { RedirectTableRow } from './redirect-table-row';
import styles from './redirects.module.css';
import type { RedirectFilters } from './redirects.server';
import type { RedirectsAnswer } from './redirects-action.server';

export interface RedirectsViewProps {
  rows: readonly JudgedRow[];
  count: number;
  troubles: number;
  pages: number;
  chosen: RedirectFilters;
  answer: RedirectsAnswer | undefined;
}

/** All redirects of the site, what is wrong with them, and the ways to bring more. */
export function RedirectsView({ rows, count, troubles, pages, chosen, answer }: RedirectsViewProps) {
  const t = useTexts('redirects');
  const { role } = useEditor();
  useSaid(answer);
  const columns = (['from', 'to', 'audience', 'state'] as const).map((key) => ({ key, title: t(key) }));
  const note = [t('count', { count }), troubles > 0 && t('troubles', { count: troubles })]
    .filter(Boolean)
    .join(' · ');
  const isFiltered = chosen.search !== '' || chosen.only !== '';
  return (
    <>
      <ScreenHead title={t('title')} note={note}>
        <ToolLink to="/studio/redirects.csv" reloadDocument icon="download">
          {t('export')}
        </ToolLink>
      </ScreenHead>
      {answer?.fault && (
        <div className={styles.notice}>
          <Notice kind="error">{answer.fault}</Notice>
        </div>
      )}
      {hasRight(role, 'edit') && (
        <div className={styles.ways}>
          <NewRedirect answer={answer} />
          <BulkPanel answer={answer} />
        </div>
      )}
      <Filters chosen={chosen} />
      {rows.length === 0 ? (
        <EmptyList>{t(isFiltered ? 'nothing' : 'empty')}</EmptyList>
      ) : (
        <Table
          caption={t('title')}
          columns={[...columns, { key: 'actions', title: t('actions'), end: true }]}
        >
          {rows.map((row) => (
            <RedirectTableRow key={row.id} row={row} answer={answer} />
          ))}
        </Table>
      )}
      {pages > 1 && <Pages pages={pages} chosen={chosen} />}
    </>
  );
}

function Filters({ chosen }: Pick<RedirectsViewProps, 'chosen'>) {
  const t = useTexts('redirects');
  const options = (['draft', 'trouble'] as const).map((only) => ({ value: only, label: t(`only_${only}`) }));
  return (
    <search>
      <Form key={JSON.stringify(chosen)} className={filter.filters}>
        <TextField
          {...{
            id: 'search',
            name: 'search',
            type: 'search',
            label: t('search'),
            placeholder: t('searchHint'),
          }}
          defaultValue={chosen.search}
          className={editors.search}
        />
        <SelectField
          {...{ id: 'only', name: 'only', label: t('show'), placeholder: t('all'), options }}
          defaultValue={chosen.only}
        />
        <div className={filter.actions}>
          <ToolButton type="submit" variant="primary">
            {t('find')}
          </ToolButton>
        </div>
      </Form>
    </search>
  );
}

function Pages({ pages, chosen }: Pick<RedirectsViewProps, 'pages' | 'chosen'>) {
  const t = useTexts('redirects');
  const { page } = chosen;
  const at = (other: number) => `?${new URLSearchParams({ ...chosen, page: String(other) })}`;
  return (
    <div className={filter.pages}>
      <span>{t('page', { page, pages })}</span>
      {page > 1 && <ToolLink to={at(page - 1)}>{t('newer')}</ToolLink>}
      {page < pages && <ToolLink to={at(page + 1)}>{t('older')}</ToolLink>}
    </div>
  );
}
