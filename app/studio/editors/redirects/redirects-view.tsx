import { Notice } from '#blocks/ui/notice';
import { hasRight } from '../../session/rights';
import { ListPages } from '../../shell/list-pages';
import { ListSearch } from '../../shell/list-search';
import { ScreenHead } from '../../shell/screen-head';
import { EmptyList, Table } from '../../shell/table';
import { ToolLink } from '../../shell/tool-button';
import { useEditor } from '../../shell/use-editor';
import { useAnswer } from '../../shell/use-answer';
import { useTexts } from '../../texts/use-texts';
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
  useAnswer(answer);
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
      <ListPages
        label={t('title')}
        page={chosen.page}
        pages={pages}
        toAddress={(page) => `?${new URLSearchParams({ ...chosen, page: String(page) })}`}
      />
    </>
  );
}

function Filters({ chosen }: Pick<RedirectsViewProps, 'chosen'>) {
  const t = useTexts('redirects');
  const options = (['draft', 'trouble'] as const).map((only) => ({ value: only, label: t(`only_${only}`) }));
  const choices = [{ name: 'only', label: t('show'), all: t('all'), options }];
  return <ListSearch chosen={chosen} hint={t('searchHint')} choices={choices} />;
}
