import { Link, useNavigation, useSearchParams } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Icon } from '#blocks/ui/icon';
import { hasRight } from '../session/rights';
import { ListPages } from '../shell/list-pages';
import { ScreenHead } from '../shell/screen-head';
import { EmptyList, Table, type Column } from '../shell/table';
import { ToolLink } from '../shell/tool-button';
import { useEditor } from '../shell/use-editor';
import { useTexts } from '../texts/use-texts';
import { PageFiltersForm } from './page-filters-form';
import type { PageFilters } from '#cms/store/lists/page-filters';
import { toPagesAddress } from './page-filters';
import { PageTableRow } from './page-table-row';
import type { PagesData } from './pages-data';
import styles from './pages.module.css';
import { SectionList } from './section-list';
import { StatusTabs } from './status-tabs';

/** The pages of the site: sections, states, filters, and a screen of rows. */
export function PagesView(data: PagesData) {
  const t = useTexts('pages');
  const { state } = useNavigation();
  const canEdit = hasRight(useEditor().role, 'edit');
  return (
    <>
      <ScreenHead title={t('title')} note={t('found', { count: data.total })}>
        <ToolLink to="/studio/trash" variant="ghost">
          {t('trash')}
        </ToolLink>
        {canEdit && (
          <ToolLink to="/studio/pages/new" variant="primary" icon="plus">
            {t('create')}
          </ToolLink>
        )}
      </ScreenHead>
      <div className={styles.columns}>
        <SectionList {...data} />
        <div className={styles.list} aria-busy={state === 'loading'}>
          <PageFiltersForm {...data} />
          <StatusTabs counts={data.counts} />
          <Rows data={data} canEdit={canEdit} />
          <Leaves page={data.page} pages={data.pages} />
        </div>
      </div>
    </>
  );
}

function Rows({ data, canEdit }: { data: PagesData; canEdit: boolean }) {
  const t = useTexts('pages');
  const [query] = useSearchParams();
  const byTime = query.get('sort') === 'updated';
  if (data.rows.length === 0) return <NoRows isWholeSite={data.counts.all === 0} />;
  const copy = { key: 'copy', title: <span className="visually-hidden">{t('copy')}</span>, end: true };
  const columns: Column[] = [
    {
      key: 'name',
      title: <SortLink by="path">{t('name')}</SortLink>,
      sort: byTime ? undefined : 'ascending',
    },
    ...(['scope', 'state', 'problems'] as const).map((key) => ({ key, title: t(key) })),
    {
      key: 'edited',
      title: <SortLink by="updated">{t('edited')}</SortLink>,
      sort: byTime ? 'descending' : undefined,
    },
    ...(canEdit ? [copy] : []),
  ];
  return (
    <Table caption={t('title')} columns={columns}>
      {data.rows.map((row) => (
        <PageTableRow key={row.id} row={row} regions={data.regions} canEdit={canEdit} />
      ))}
    </Table>
  );
}

/** A head of a column that puts the list in its order. */
function SortLink({ by, children }: { by: PageFilters['sort']; children: ReactNode }) {
  const [query] = useSearchParams();
  const isChosen = (query.get('sort') ?? 'path') === by;
  return (
    <Link
      to={toPagesAddress(query, { sort: by === 'path' ? '' : by })}
      className={styles.sort}
      preventScrollReset
    >
      {children}
      {isChosen && <Icon name={by === 'path' ? 'chevron-up' : 'chevron-down'} size="s" />}
    </Link>
  );
}

function NoRows({ isWholeSite }: { isWholeSite: boolean }) {
  const t = useTexts('pages');
  const [query] = useSearchParams();
  const isNarrowed = !isWholeSite || [...query.values()].some((value) => value !== '');
  return (
    <EmptyList>
      <p>{t(isNarrowed ? 'empty' : 'emptySite')}</p>
      {isNarrowed && <ToolLink to="/studio/pages">{t('clear')}</ToolLink>}
    </EmptyList>
  );
}

function Leaves({ page, pages }: Pick<PagesData, 'page' | 'pages'>) {
  const t = useTexts('pages');
  const [query] = useSearchParams();
  const toAddress = (leaf: number) => toPagesAddress(query, { page: leaf === 1 ? '' : String(leaf) });
  return <ListPages label={t('title')} page={page} pages={pages} toAddress={toAddress} />;
}
