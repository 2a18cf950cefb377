import { Badge } from '#blocks/ui/badge';
import { formatDate } from '#schemas/forms/calendar';
import { Table } from '../shell/table';
import table from '../shell/table.module.css';
import { useTexts } from '../texts/use-texts';
import type { Change } from './compare-funnels';
import type { FlowData } from './flow-data';
import { nameState, writePoints, writeShare } from './flow-words';
import styles from './flows.module.css';

/** What part of the visits came to each step, beside the same number of days before. */
export function ChangeTable({ type, periods: { now, before }, changes }: FlowData) {
  const t = useTexts('flows');
  if (before === null || changes === null) return <p className={styles.muted}>{t('forgotten')}</p>;
  const columns = [
    { key: 'step', title: t('step') },
    { key: 'share', title: t('shareOfBegun'), end: true },
    { key: 'before', title: t('shareBefore'), end: true },
    { key: 'points', title: t('points'), end: true },
    { key: 'verdict', title: t('verdict') },
  ];
  const rows = [
    ...changes.steps.map((change) => ({ key: change.state, name: nameState(type, change.state), change })),
    { key: '', name: t('completedRow'), change: changes.completed },
  ];
  return (
    <>
      <p className={styles.periods}>
        {t('compared', {
          from: formatDate(now.from),
          to: formatDate(now.to),
          beforeFrom: formatDate(before.from),
          beforeTo: formatDate(before.to),
        })}
      </p>
      <Table caption={t('comparison')} columns={columns}>
        {rows.map(({ key, name, change }) => (
          <tr key={key}>
            <td>
              <span className={styles.step}>{name}</span>
            </td>
            {[change.share, change.before].map((share, index) => (
              <td key={index === 0 ? 'share' : 'before'} className={`${table.number} ${table.end}`}>
                {share === null ? t('noLeak') : writeShare(share)}
              </td>
            ))}
            <td className={`${table.number} ${table.end}`}>
              {change.points === null ? t('noLeak') : writePoints(change.points)}
            </td>
            <td>
              <Verdict change={change} />
            </td>
          </tr>
        ))}
      </Table>
      <p className={styles.muted}>{t('comparisonNote')}</p>
    </>
  );
}

/** The difference and the word for it, in one cell. */
export function ChangeText({ change }: { change: Change | null }) {
  const t = useTexts('flows');
  if (change === null) return <span className={table.muted}>{t('noLeak')}</span>;
  return (
    <span className={styles.change}>
      {change.points !== null && (
        <span className={table.number}>{t('pointsText', { points: writePoints(change.points) })}</span>
      )}
      <Verdict change={change} />
    </span>
  );
}

/** A word, whatever its colour: some see none, and some hear it. */
function Verdict({ change: { verdict } }: { change: Change }) {
  const t = useTexts('flows');
  const text = t(`verdict_${verdict}`);
  if (verdict === 'same' || verdict === 'unsure') return <span className={table.muted}>{text}</span>;
  return <Badge tone={verdict === 'worse' ? 'warning' : 'accent'}>{text}</Badge>;
}
