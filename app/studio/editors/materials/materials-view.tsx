import { useNavigation } from '@remix-run/react';
import type { DocumentKind } from '#schemas/documents/document-kinds';
import { kindLists, requireKindList } from '#cms/kinds/kind-lists';
import { hasRight } from '../../session/rights';
import { ListPages } from '../../shell/list-pages';
import { ListSearch } from '../../shell/list-search';
import { ScreenHead } from '../../shell/screen-head';
import { EmptyList, Table } from '../../shell/table';
import { TabLinks } from '../../shell/tab-links';
import { ToolLink } from '../../shell/tool-button';
import { useEditor } from '../../shell/use-editor';
import { useTexts } from '../../texts/use-texts';
import { toListAddress, toNewAddress } from './material-addresses';
import { listColumns, MaterialTableRow } from './material-table-row';
import type { MaterialGroup, MaterialRow } from './material-row';
import styles from './materials.module.css';

export interface MaterialsViewProps {
  kind: DocumentKind;
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
  const { kind, rows, count, isEmpty, pages, chosen } = props;
  const t = useTexts('materials');
  const { state } = useNavigation();
  const { words } = requireKindList(kind);
  const toAddress = (page: number) => `?${new URLSearchParams({ ...chosen, page: String(page) })}`;
  return (
    <>
      <ScreenHead title={words.many} note={t('count', { count })}>
        {hasRight(useEditor().role, 'edit') && (
          <ToolLink to={toNewAddress(kind)} variant="primary" icon="plus">
            {words.create}
          </ToolLink>
        )}
      </ScreenHead>
      <Lists kind={kind} />
      <Search {...props} />
      <div className={styles.list} aria-busy={state === 'loading'}>
        {rows.length === 0 ? (
          <EmptyList>{isEmpty ? words.empty : t('nothing')}</EmptyList>
        ) : (
          <Table
            caption={words.many}
            columns={listColumns(kind).map((key) => ({ key, title: t(`column_${key}`) }))}
          >
            {rows.map((row) => (
              <MaterialTableRow key={row.id} kind={kind} row={row} groups={props.groups} />
            ))}
          </Table>
        )}
      </div>
      <ListPages label={words.many} page={chosen.page} pages={pages} toAddress={toAddress} />
    </>
  );
}

function Lists({ kind }: Pick<MaterialsViewProps, 'kind'>) {
  const t = useTexts('materials');
  const tabs = kindLists.map((list) => ({
    to: toListAddress(list.kind),
    title: list.words.many,
    isCurrent: list.kind === kind,
  }));
  return <TabLinks label={t('lists')} tabs={tabs} />;
}

function Search({ kind, groups, chosen }: MaterialsViewProps) {
  const t = useTexts('materials');
  const { group, allGroups, searchHint } = requireKindList(kind).words;
  const statuses = (['draft', 'published', 'changed', 'faulty'] as const).map((value) => ({
    value,
    label: t(`status_${value}`),
  }));
  const choices = [
    { name: 'group', label: group, all: allGroups, options: groups },
    { name: 'status', label: t('status'), all: t('anyStatus'), options: statuses },
  ];
  const { page: _page, ...narrowed } = chosen;
  return <ListSearch chosen={narrowed} hint={searchHint} choices={choices} />;
}
