import { Table } from '../shell/table';
import table from '../shell/table.module.css';
import { ToolLink } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import { ChangeText } from './change-table';
import type { FlowData } from './flow-data';
import { SPLITS, toCsvAddress, toSplitAddress } from './flow-filters';
import { writeNumber, writeShare } from './flow-words';
import styles from './flows.module.css';
import { toShare } from './funnel';

/** Who begins and who comes to the end, for each page, region, device or source apart. */
export function SplitTable({ type, filters, split, splitRest }: FlowData) {
  const t = useTexts('flows');
  const columns = [
    { key: 'value', title: t(`split_${filters.split}`) },
    { key: 'begun', title: t('begun'), end: true },
    { key: 'completed', title: t('completed'), end: true },
    { key: 'share', title: t('share'), end: true },
    { key: 'change', title: t('change') },
  ];
  return (
    <>
      <nav aria-label={t('splitBy')} className={styles.splits}>
        {SPLITS.map((by) => (
          <ToolLink
            key={by}
            to={toSplitAddress(type, filters, by)}
            preventScrollReset
            variant={by === filters.split ? 'secondary' : 'ghost'}
            aria-current={by === filters.split ? 'true' : undefined}
          >
            {t(`split_${by}`)}
          </ToolLink>
        ))}
        <ToolLink
          to={`${toCsvAddress(type, filters)}&table=split`}
          reloadDocument
          variant="ghost"
          icon="download"
        >
          {t('exportSplit')}
        </ToolLink>
      </nav>
      <Table caption={t('splitTitle')} columns={columns}>
        {split.map(({ name, begun, completed, change }) => (
          <tr key={name}>
            <td>
              <span className={styles.step}>{name}</span>
            </td>
            <td className={`${table.number} ${table.end}`}>{writeNumber(begun)}</td>
            <td className={`${table.number} ${table.end}`}>{writeNumber(completed)}</td>
            <td className={`${table.number} ${table.end}`}>{writeShare(toShare(completed, begun))}</td>
            <td>
              <ChangeText change={change} />
            </td>
          </tr>
        ))}
      </Table>
      {splitRest > 0 && <p className={styles.muted}>{t('splitRest', { number: splitRest })}</p>}
      <p className={styles.muted}>{t('splitNote')}</p>
    </>
  );
}
