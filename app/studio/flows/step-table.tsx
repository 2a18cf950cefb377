import { Badge } from '#blocks/ui/badge';
import { Table } from '../shell/table';
import table from '../shell/table.module.css';
import { useTexts } from '../texts/use-texts';
import type { FlowData } from './flow-data';
import { nameState, writeNumber, writeShare } from './flow-words';
import styles from './flows.module.css';
import { toShare } from './funnel';
import { ShareBar } from './share-bar';

/** The funnel step by step: what the diagram draws, in rows. */
export function StepTable({ type, funnel: { begun, steps, leak } }: Pick<FlowData, 'type' | 'funnel'>) {
  const t = useTexts('flows');
  const columns = [
    { key: 'step', title: t('step') },
    { key: 'came', title: t('came') },
    ...(['wentOn', 'left', 'leftShare', 'refused'] as const).map((key) => ({
      key,
      title: t(key),
      end: true,
    })),
  ];
  return (
    <Table caption={t('steps')} columns={columns}>
      {steps.map(({ state, isFinal, isTrouble, came, wentOn, left, refused }) => {
        const isLeak = state === leak?.state;
        return (
          <tr key={state} className={isLeak ? styles.leak : undefined}>
            <td>
              <span className={styles.step}>{nameState(type, state)}</span>
              {isLeak && <Badge tone="warning">{t('mostLeave')}</Badge>}
              {isFinal && <Badge>{t(isTrouble ? 'troubledEnd' : 'end')}</Badge>}
              <span className={styles.code}>{state}</span>
            </td>
            <td>
              <span className={styles.share}>
                <ShareBar share={toShare(came, begun)} isMarked={isLeak} />
                <span className={table.number}>{writeNumber(came)}</span>
              </span>
            </td>
            {[wentOn, left].map((value, index) => (
              <td key={index === 0 ? 'wentOn' : 'left'} className={`${table.number} ${table.end}`}>
                {isFinal ? t('noLeak') : writeNumber(value)}
              </td>
            ))}
            <td className={`${table.number} ${table.end}`}>
              {isFinal || came === 0 ? t('noLeak') : writeShare(toShare(left, came))}
            </td>
            <td className={`${table.number} ${table.end}`}>{writeNumber(refused)}</td>
          </tr>
        );
      })}
    </Table>
  );
}
