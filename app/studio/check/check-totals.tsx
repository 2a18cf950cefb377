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
  const { broken, forChecks } = totals;
  const facts = (['documents', 'errors', 'warnings', 'stale', 'unchecked'] as const).filter(
    (key) => totals[key] > 0 || key === 'documents' || key === 'errors',
  );
  return (
    <>
      <Notice
        kind={broken > 0 ? 'error' : 'success'}
        role="note"
        title={broken > 0 ? t('breaks', { count: broken }) : t('breaksNone')}
      >
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
