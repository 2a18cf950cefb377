import type { SerializeFrom } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { Notice } from '#blocks/ui/notice';
import { ScreenHead } from '../shell/screen-head';
import { Table } from '../shell/table';
import table from '../shell/table.module.css';
import { ToolLink } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import { ChangeText } from './change-table';
import { toCsvAddress, toFlowAddress, type FlowFilters } from './flow-filters';
import { FlowFiltersForm } from './flow-filters-form';
import { nameState, writeNumber, writeShare } from './flow-words';
import type { flowsLoader } from './flows.server';
import styles from './flows.module.css';
import { toShare } from './funnel';
import { ShareBar } from './share-bar';
import { StandsOn } from './stands-on';

type FlowsData = SerializeFrom<typeof flowsLoader>;

/** Every flow of the site, those that most visitors begin first. */
export function FlowsView({ filters, periods, regions, rows }: FlowsData) {
  const t = useTexts('flows');
  const columns = [
    { key: 'flow', title: t('flow') },
    { key: 'standsOn', title: t('standsOn') },
    { key: 'begun', title: t('begun'), end: true },
    { key: 'completed', title: t('completed'), end: true },
    { key: 'share', title: t('share') },
    { key: 'change', title: t('change') },
    { key: 'leak', title: t('leak') },
  ];
  return (
    <>
      <ScreenHead title={t('title')} note={t('note')}>
        <ToolLink to={toCsvAddress(null, filters)} reloadDocument icon="download">
          {t('export')}
        </ToolLink>
      </ScreenHead>
      <FlowFiltersForm filters={filters} periods={periods} regions={regions} />
      {rows.every(({ begun }) => begun === 0) && (
        <Notice kind="info" className={styles.notice}>
          {t('nothingYet')}
        </Notice>
      )}
      <Table caption={t('title')} columns={columns}>
        {rows.map((row) => (
          <FlowRow key={row.type} row={row} filters={filters} />
        ))}
      </Table>
    </>
  );
}

function FlowRow({ row, filters }: { row: FlowsData['rows'][number]; filters: FlowFilters }) {
  const t = useTexts('flows');
  const { type, label, begun, completed, leak, change, standsOn } = row;
  const share = toShare(completed, begun);
  return (
    <tr>
      <td>
        <Link to={toFlowAddress(type, filters)} className={styles.flow}>
          {label}
        </Link>
        <span className={styles.code}>{type}</span>
      </td>
      <td>
        <StandsOn type={type} places={standsOn} most={2} />
      </td>
      <td className={`${table.number} ${table.end}`}>{writeNumber(begun)}</td>
      <td className={`${table.number} ${table.end}`}>{writeNumber(completed)}</td>
      <td>
        {begun === 0 ? (
          <span className={table.muted}>{t('noLeak')}</span>
        ) : (
          <span className={styles.share}>
            <ShareBar share={share} />
            <span className={table.number}>{writeShare(share)}</span>
          </span>
        )}
      </td>
      <td>
        <ChangeText change={change} />
      </td>
      <td>
        {leak === null ? (
          <span className={table.muted}>{t('noLeak')}</span>
        ) : (
          t('leakOf', {
            state: nameState(type, leak.state),
            share: writeShare(toShare(leak.left, leak.came)),
          })
        )}
      </td>
    </tr>
  );
}
