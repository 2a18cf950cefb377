import type { EditorFinding } from '#app/studio/check/editor-finding';
import { useTexts } from '../../texts/use-texts';
import styles from './publish.module.css';

interface ReportFindingsProps {
  findings: readonly EditorFinding[];
  title: string;
  id: string;
}

/** Findings of one severity: what, where, what visitors see of it, what to do, and the way there. */
export function ReportFindings({ findings, title, id }: ReportFindingsProps) {
  return (
    <section aria-labelledby={`${id}-title`} className={styles.findings}>
      <h3 id={`${id}-title`} className={styles.subtitle}>
        {title} <span className={styles.count}>{findings.length}</span>
      </h3>
      <ul>
        {findings.map((finding, index) => (
          <Finding key={index} finding={finding} />
        ))}
      </ul>
    </section>
  );
}

function Finding({ finding }: { finding: EditorFinding }) {
  const t = useTexts('publish');
  const { severity, title, details, effect, advice, owner, block, regions, href } = finding;
  return (
    <li className={styles.finding} data-severity={severity}>
      <p className={styles['finding-title']}>
        <strong>{title}</strong>
        <span className={styles.muted}>{[block, regions].filter(Boolean).join(' · ')}</span>
      </p>
      {details !== null && <p className={styles.details}>{details}</p>}
      <dl className={styles.consequences}>
        <div>
          <dt>{t('effect')}</dt>
          <dd>{effect}</dd>
        </div>
        <div>
          <dt>{t('advice')}</dt>
          <dd>{advice}</dd>
        </div>
      </dl>
      <p className={styles.ways}>
        {href !== null && <a href={href}>{t('toBlock')}</a>}
        <span className={styles.muted}>{t('owner', { owner })}</span>
      </p>
    </li>
  );
}
