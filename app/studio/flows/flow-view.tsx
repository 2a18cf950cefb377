import type { ReactNode } from 'react';
import { FlowDiagramView } from '#app/flow-diagram/flow-diagram-view';
import { ScreenHead } from '../shell/screen-head';
import { EmptyList, Table } from '../shell/table';
import table from '../shell/table.module.css';
import { ToolLink } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import { ChangeTable } from './change-table';
import { toCsvAddress, toFlowAddress } from './flow-filters';
import { FlowFiltersForm } from './flow-filters-form';
import { nameState, writeNumber, writeShare } from './flow-words';
import type { FlowData } from './flow-data';
import styles from './flows.module.css';
import { FEW, toShare } from './funnel';
import { LeakNotice } from './leak-notice';
import { SplitTable } from './split-table';
import { StandsOn } from './stands-on';
import { StepTable } from './step-table';

/** One flow: how many come how far, and where they leave it. */
export function FlowView(data: FlowData) {
  const t = useTexts('flows');
  const { type, label, description, filters, standsOn, funnel } = data;
  return (
    <>
      <ScreenHead title={label} note={description}>
        <ToolLink to={toCsvAddress(type, filters)} reloadDocument icon="download">
          {t('export')}
        </ToolLink>
        <ToolLink to={toFlowAddress(null, filters)} variant="ghost" icon="arrow-left">
          {t('back')}
        </ToolLink>
      </ScreenHead>
      <div className={styles.stands}>
        {t('standsOn')}: <StandsOn type={type} places={standsOn} most={6} />
      </div>
      <FlowFiltersForm {...data} />
      {funnel.begun === 0 ? (
        <EmptyList>
          <p className={styles['empty-title']}>{t('empty')}</p>
          <p>{t('emptyText')}</p>
        </EmptyList>
      ) : (
        <>
          <Totals funnel={funnel} />
          <LeakNotice {...data} />
          {funnel.begun < FEW && <p className={styles.few}>{t('few')}</p>}
        </>
      )}
      <Part title={t('machine')} note={t('machineNote')}>
        <Machine {...data} />
      </Part>
      {funnel.begun > 0 && (
        <>
          <Part title={t('steps')}>
            <StepTable type={type} funnel={funnel} />
          </Part>
          <Part title={t('comparison')}>
            <ChangeTable {...data} />
          </Part>
          <Part title={t('splitTitle')}>
            <SplitTable {...data} />
          </Part>
          <Part title={t('refusals')}>
            <Refusals {...data} />
          </Part>
        </>
      )}
      <details className={styles.how}>
        <summary>{t('how')}</summary>
        <p>{t('howText', { days: data.keptDays })}</p>
      </details>
    </>
  );
}

function Totals({ funnel: { begun, completed } }: Pick<FlowData, 'funnel'>) {
  const t = useTexts('flows');
  const abandoned = Math.max(0, begun - completed);
  const facts = [
    { key: 'begun', value: begun, share: null },
    { key: 'completed', value: completed, share: toShare(completed, begun) },
    { key: 'abandoned', value: abandoned, share: toShare(abandoned, begun) },
  ] as const;
  return (
    <dl className={styles.totals}>
      {facts.map(({ key, value, share }) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>
            {writeNumber(value)}
            {share !== null && <span>{t('ofBegun', { share: writeShare(share) })}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles['part-title']}>{title}</h2>
      {children}
      {note !== undefined && <p className={styles.muted}>{note}</p>}
    </section>
  );
}

/** The machine with what was counted in its boxes. */
function Machine({ type, label, diagram, funnel }: FlowData) {
  const t = useTexts('flows');
  const { begun, steps, leak } = funnel;
  const boxes = steps.map(({ state, came, left, isFinal }) => {
    const share = writeShare(toShare(left, came));
    const note = isFinal || left === 0 ? writeNumber(came) : t('boxNote', { came: writeNumber(came), share });
    const words = { note, share: toShare(came, begun), isMarked: state === leak?.state };
    return [state, { name: nameState(type, state), ...words }] as const;
  });
  return (
    <FlowDiagramView
      diagram={diagram}
      words={{
        box: t('machineBox'),
        picture: `${t('machine')}: ${label}`,
        transitions: t('machineTransitions'),
      }}
      boxes={Object.fromEntries(boxes)}
    />
  );
}

function Refusals({ type, refusals }: FlowData) {
  const t = useTexts('flows');
  if (refusals.length === 0) return <p className={styles.muted}>{t('noRefusals')}</p>;
  const columns = [
    { key: 'step', title: t('step') },
    { key: 'text', title: t('refusalText') },
    { key: 'count', title: t('refusalCount'), end: true },
  ];
  return (
    <Table caption={t('refusals')} columns={columns}>
      {refusals.map(({ state, text, count }) => (
        <tr key={`${state} ${text}`}>
          <td>{nameState(type, state)}</td>
          <td>{text}</td>
          <td className={`${table.number} ${table.end}`}>{writeNumber(count)}</td>
        </tr>
      ))}
    </Table>
  );
}
