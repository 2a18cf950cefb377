import { Notice, type NoticeKind } from '#blocks/ui/notice';
import { writeNumber, writePoints } from '../flows/flow-words';
import { ShareBar } from '../flows/share-bar';
import flow from '../flows/flows.module.css';
import { Table } from '../shell/table';
import table from '../shell/table.module.css';
import { useTexts } from '../texts/use-texts';
import { isOver } from './experiment-state';
import type { ExperimentData } from './experiment-data';
import styles from './experiments.module.css';
import { IntervalBar } from './interval-bar';

const VARIANTS = ['a', 'b'] as const;

/** What came of an experiment: in words first, then the numbers, then how they were made. */
export function Results(data: ExperimentData) {
  const t = useTexts('experiments');
  const { tallies, judgement, experiment } = data;
  const shares = VARIANTS.map((variant) => toShare(tallies[variant]));
  const widest = Math.max(...shares.map((share) => share ?? 0));
  const columns = [
    { key: 'variant', title: t('variant') },
    { key: 'visitors', title: t('visitors'), end: true },
    { key: 'successes', title: t('successes'), end: true },
    { key: 'conversion', title: t('conversion') },
  ];
  return (
    <section aria-labelledby="results">
      <h2 id="results" className={styles.subtitle}>
        {t('results')}
      </h2>
      <VerdictNotice {...data} />
      {data.isLopsided && (
        <Notice kind="warning" title={t('lopsided')} className={styles.notice}>
          {t('lopsidedText')}
        </Notice>
      )}
      <Table caption={t('results')} columns={columns}>
        {VARIANTS.map((variant, at) => (
          <tr key={variant}>
            <td>{t(`variant_${variant}`)}</td>
            <td className={`${table.number} ${table.end}`}>{writeNumber(tallies[variant].visitors)}</td>
            <td className={`${table.number} ${table.end}`}>{writeNumber(tallies[variant].successes)}</td>
            <td>
              <Conversion share={shares[at] ?? null} widest={widest} />
            </td>
          </tr>
        ))}
      </Table>
      {judgement.difference !== null && judgement.interval !== null && (
        <div className={styles.difference}>
          <p>
            {t('difference')}:{' '}
            <strong>{t('differenceText', { points: toPoints(judgement.difference) })}</strong>,{' '}
            {t('intervalText', {
              low: toPoints(judgement.interval[0]),
              high: toPoints(judgement.interval[1]),
            })}
          </p>
          <IntervalBar
            low={judgement.interval[0]}
            high={judgement.interval[1]}
            middle={judgement.difference}
            worth={experiment.worth / 10_000}
          />
        </div>
      )}
      <details className={styles.how}>
        <summary>{t('how')}</summary>
        <p>{t('howText')}</p>
      </details>
    </section>
  );
}

const NOTICES = {
  better: 'success',
  worse: 'error',
  same: 'info',
  early: 'info',
  unsure: 'warning',
} as const satisfies Record<string, NoticeKind>;

function VerdictNotice({ judgement, state, experiment }: ExperimentData) {
  const t = useTexts('experiments');
  const verdict = judgement.verdict === 'early' && isOver(state) ? 'unsure' : judgement.verdict;
  const worth = String(experiment.worth / 100).replace('.', ',');
  const { moreVisitors } = judgement;
  const text = {
    better: t('advice_better'),
    worse: t('advice_worse'),
    same: t('advice_same', { worth }),
    unsure: t('advice_unsure'),
    early:
      moreVisitors === null ? t('moreUnknown') : t('more', { number: writeNumber(toRound(moreVisitors)) }),
  }[verdict];
  return (
    <Notice kind={NOTICES[verdict]} role="note" title={t(`verdict_${verdict}`)} className={styles.notice}>
      {text}
    </Notice>
  );
}

function Conversion({ share, widest }: { share: number | null; widest: number }) {
  const t = useTexts('experiments');
  if (share === null) return <span className={table.muted}>{t('none')}</span>;
  return (
    <span className={flow.share}>
      <ShareBar share={widest === 0 ? 0 : share / widest} />
      <span className={table.number}>{toPercent(share)}</span>
    </span>
  );
}

function toShare({ visitors, successes }: { visitors: number; successes: number }): number | null {
  return visitors === 0 ? null : successes / visitors;
}

/** «12,4 %»: conversions of two versions are often told apart by tenths alone. */
const toPercent = (share: number) => `${String(Math.round(share * 1000) / 10).replace('.', ',')}\u00a0%`;

const toPoints = (share: number) => writePoints(Math.round(share * 1000) / 10);

/** Two digits that count, and tens at least: «примерно 12 000 посетителей». */
function toRound(number: number): number {
  const unit = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(1, number))) - 1);
  return Math.ceil(number / unit) * unit;
}
