import { Notice } from '#blocks/ui/notice';
import { useTexts } from '../texts/use-texts';
import styles from './check.module.css';

export interface Totals {
  documents: number;
  /** Never checked. */
  unchecked: number;
  /** Changed since they were checked. */
  stale: number;
  /** Documents with errors, those for checks left out. */
  broken: number;
  forChecks: number;
  errors: number;
  warnings: number;
}

/** What this build does to the site, in a sentence and a few numbers. */
export function CheckTotals({ totals }: { totals: Totals }) {
  const t = useTexts('check');
  const { forChecks } = totals;
  const facts = (['documents', 'errors', 'warnings', 'stale', 'unchecked'] as const).filter(
    (key) => totals[key] > 0 || key === 'documents' || key === 'errors',
  );
  return (
    <>
      <Notice {...toVerdict(totals, t)} role="note">
        {forChecks > 0 && t('forChecks', { count: forChecks })}
      </Notice>
      <dl className={styles.totals}>
        {facts.map((key) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{totals[key]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Nothing is promised of documents that this build has not seen as they are now. */
function toVerdict({ broken, stale, unchecked }: Totals, t: ReturnType<typeof useTexts<'check'>>) {
  if (broken > 0) return { kind: 'error', title: t('breaks', { count: broken }) } as const;
  return stale + unchecked > 0
    ? ({ kind: 'info', title: t('breaksNoneYet') } as const)
    : ({ kind: 'success', title: t('breaksNone') } as const);
}
