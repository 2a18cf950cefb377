import { useNavigation } from '@remix-run/react';
import { hasRight } from '../../session/rights';
import { ListPages } from '../../shell/list-pages';
import { ListSearch } from '../../shell/list-search';
import { ScreenHead } from '../../shell/screen-head';
import { EmptyList, Table } from '../../shell/table';
import { TabLinks } from '../../shell/tab-links';
import { ToolLink } from '../../shell/tool-button';
import { useEditor } from '../../shell/use-editor';
import { useTexts } from '../../texts/use-texts';
import { MATERIAL_LISTS, toListAddress, toNewAddress, type MaterialList } from './material-kinds';
import { COLUMNS, MaterialTableRow } from './material-table-row';
import type { MaterialGroup, MaterialRow } from './material-row';

export interface MaterialsViewProps {
  list: MaterialList;
  rows: readonly MaterialRow[];
  /** Of all that were found. */
  count: number;
  /** There is none at all, found or not. */
  isEmpty: boolean;
  pages: number;
  groups: readonly MaterialGroup[];
  chosen: { search: string; status: string; group: string; page: number };
}

/** A list of documents of one kind, and the way to the others. */
export function MaterialsView(props: MaterialsViewProps) {
  const { list, rows, count, isEmpty, pages, chosen } = props;
  const t = useTexts('materials');
  const { state } = useNavigation();
  const title = t(`title_${list}`);
  const toAddress = (page: number) => `?${new URLSearchParams({ ...chosen, page: String(page) })}`;
  return (
    <>
      <ScreenHead title={title} note={t('count', { count })}>
        {hasRight(useEditor().role, 'edit') && (
          <ToolLink to={toNewAddress(list)} variant="primary" icon="plus">
            {t(`create_${list}`)}
          </ToolLink>
        )}
      </ScreenHead>
      <Lists list={list} />
      <Search {...props} />
      <div aria-busy={state === 'loading'}>
        {rows.length === 0 ? (
          <EmptyList>{t(isEmpty ? `empty_${list}` : 'nothing')}</EmptyList>
        ) : (
          <Table caption={title} columns={COLUMNS[list].map((key) => ({ key, title: t(`column_${key}`) }))}>
            {rows.map((row) => (
              <MaterialTableRow key={row.id} list={list} row={row} groups={props.groups} />
            ))}
          </Table>
        )}
      </div>
      <ListPages label={title} page={chosen.page} pages={pages} toAddress={toAddress} />
    </>
  );
}

function Lists({ list }: Pick<MaterialsViewProps, 'list'>) {
  const t = useTexts('materials');
  const tabs = MATERIAL_LISTS.map((one) => ({
    to: toListAddress(one),
    title: t(`title_${one}`),
    isCurrent: one === list,
  }));
  return <TabLinks label={t('lists')} tabs={tabs} />;
}

function Search({ list, groups, chosen }: MaterialsViewProps) {
  const t = useTexts('materials');
  const statuses = (['draft', 'published', 'changed', 'faulty'] as const).map((value) => ({
    value,
    label: t(`status_${value}`),
  }));
  const choices = [
    { name: 'group', label: t(`group_${list}`), all: t(`all_${list}`), options: groups },
    { name: 'status', label: t('status'), all: t('anyStatus'), options: statuses },
  ];
  const { page: _page, ...narrowed } = chosen;
  return <ListSearch chosen={narrowed} hint={t(`hint_${list}`)} choices={choices} />;
}
