import { Icon } from '#blocks/ui/icon';
import type { Finding } from '#schemas/finding';
import styles from './check-overlay.module.css';
import { checkTexts } from './texts';

export type CheckOverlayProps = { findings: readonly Finding[] };

function Item({ finding }: { finding: Finding }) {
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <span className={styles[finding.severity]}>{checkTexts.severity[finding.severity]}</span>
        <code>{finding.code}</code>
      </p>
      <p className={styles.message}>{finding.message}</p>
      <dl className={styles.facts}>
        <dt>{checkTexts.block}</dt>
        <dd>
          <code>{`${finding.type} v${finding.version}, ${finding.id}`}</code>
        </dd>
        {finding.pointer && (
          <>
            <dt>{checkTexts.place}</dt>
            <dd>
              <code>{finding.pointer}</code>
            </dd>
          </>
        )}
        <dt>{checkTexts.fix}</dt>
        <dd>{finding.fix}</dd>
      </dl>
    </li>
  );
}

/** What `?componentCheck` shows an editor on the page (PAGE-19): all findings, the errors first. */
export function CheckOverlay({ findings }: CheckOverlayProps) {
  const errors = findings.filter((finding) => finding.severity === 'error');
  const warnings = findings.filter((finding) => finding.severity === 'warning');
  const isClear = findings.length === 0;
  return (
    <aside
      aria-label={checkTexts.title}
      className={styles.overlay}
      data-component-check={isClear ? 'clear' : 'findings'}
      data-tone="raised"
    >
      <details open>
        <summary className={styles.summary}>
          <strong className={styles.title}>{checkTexts.title}</strong>
          <span className={errors.length > 0 ? styles.error : styles.none}>
            {checkTexts.errors}: {errors.length}
          </span>
          <span className={warnings.length > 0 ? styles.warning : styles.none}>
            {checkTexts.warnings}: {warnings.length}
          </span>
          <Icon name="chevron-down" size="s" className={styles.sign} />
        </summary>
        {isClear ? (
          <p className={styles.clear}>{checkTexts.clear}</p>
        ) : (
          <ol className={styles.list}>
            {[...errors, ...warnings].map((finding, index) => (
              <Item key={`${index} ${finding.id} ${finding.pointer}`} finding={finding} />
            ))}
          </ol>
        )}
      </details>
    </aside>
  );
}
