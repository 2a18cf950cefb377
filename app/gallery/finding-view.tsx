import { checkTexts } from '#app/shell/texts';
import type { Finding } from '#schemas/finding';
import shared from './gallery.module.css';
import styles from './reference.module.css';

/** A finding in the words that `?componentCheck` shows an editor. */
export function FindingView({ finding }: { finding: Finding }) {
  const { severity, code, type, version, id, pointer, message, fix } = finding;
  return (
    <div className={styles.finding}>
      <p className={styles['finding-head']}>
        <span className={styles[severity]}>{checkTexts.severity[severity]}</span>
        <code className={shared.code}>{code}</code>
      </p>
      <p className={styles.strong}>{message}</p>
      <dl className={styles['finding-facts']}>
        <dt>{checkTexts.block}</dt>
        <dd>
          <code>{`${type} v${version}, ${id}`}</code>
        </dd>
        {pointer !== '' && (
          <>
            <dt>{checkTexts.place}</dt>
            <dd>
              <code>{pointer}</code>
            </dd>
          </>
        )}
        <dt>{checkTexts.fix}</dt>
        <dd>{fix}</dd>
      </dl>
    </div>
  );
}
