import { Icon } from '#blocks/ui/icon';
import { focusField } from '../../fields/focus-field';
import { useTexts } from '../../texts/use-texts';
import styles from './documents.module.css';
import type { DocumentFinding } from './finding';

/** What the check has found, errors first; each leads to its field. */
export function ProblemList({ findings, root }: { findings: readonly DocumentFinding[]; root: string }) {
  const t = useTexts('documents');
  const of = (severity: DocumentFinding['severity']) =>
    findings.filter((finding) => finding.severity === severity);
  const [errors, warnings] = [of('error'), of('warning')];
  const counts = [
    errors.length > 0 && t('errors', { count: errors.length }),
    warnings.length > 0 && t('warnings', { count: warnings.length }),
  ].filter(Boolean);
  return (
    <section aria-label={t('problems')} className={styles.problems}>
      <output className={styles.summary}>
        <Icon name={errors.length > 0 ? 'error' : warnings.length > 0 ? 'warning' : 'success'} size="s" />
        {counts.length === 0 ? t('sound') : `${counts.join(', ')}.`}
        {errors.length > 0 && ` ${t('refusedNote')}`}
      </output>
      {counts.length > 0 && (
        <ul className={styles.list}>
          {[...errors, ...warnings].map(({ pointer, path, message, severity }) => (
            <li key={`${pointer} ${message}`} className={styles[severity]}>
              <button type="button" className={styles.problem} onClick={() => void focusField(root, pointer)}>
                <span className={styles.kind}>{t(severity)}</span>
                <span>
                  {path !== '' && <span className={styles.path}>{path}: </span>}
                  {message}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
