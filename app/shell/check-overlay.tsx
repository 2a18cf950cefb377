import { Icon } from '#blocks/ui/icon';
import type { EditorFinding } from '#app/studio/check/editor-finding';
import type { Finding } from '#schemas/finding';
import styles from './check-overlay.module.css';
import { checkTexts } from './texts';

export type CheckOverlayProps = {
  findings: readonly Finding[];
  /** The same in an editor's words; null for a visitor who is not signed in to the studio. */
  forEditor?: readonly EditorFinding[] | null;
};

/** What `?componentCheck` shows on the page (PAGE-19): all findings, the errors first. */
export function CheckOverlay({ findings, forEditor = null }: CheckOverlayProps) {
  const shown = forEditor ?? findings;
  const errors = shown.filter(({ severity }) => severity === 'error').length;
  const warnings = shown.length - errors;
  return (
    <aside
      aria-label={checkTexts.title}
      className={styles.overlay}
      data-component-check={shown.length === 0 ? 'clear' : 'findings'}
      data-tone="raised"
    >
      <details open>
        <summary className={styles.summary}>
          <strong className={styles.title}>{checkTexts.title}</strong>
          <span className={errors > 0 ? styles.error : styles.none}>
            {checkTexts.errors}: {errors}
          </span>
          <span className={warnings > 0 ? styles.warning : styles.none}>
            {checkTexts.warnings}: {warnings}
          </span>
          <Icon name="chevron-down" size="s" className={styles.sign} />
        </summary>
        {shown.length === 0 ? (
          <p className={styles.clear}>{checkTexts.clear}</p>
        ) : (
          <ol className={styles.list}>
            {forEditor === null
              ? inOrder(findings).map((finding, index) => <Item key={index} finding={finding} />)
              : inOrder(forEditor).map((finding, index) => <EditorItem key={index} finding={finding} />)}
          </ol>
        )}
      </details>
    </aside>
  );
}

function inOrder<Any extends Pick<Finding, 'severity'>>(findings: readonly Any[]): Any[] {
  const isError = ({ severity }: Any) => severity === 'error';
  return [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
}

function Item({ finding }: { finding: Finding }) {
  const { pointer, type, version, id } = finding;
  return (
    <li className={styles.item}>
      <Head finding={finding} />
      <p className={styles.message}>{finding.message}</p>
      <dl className={styles.facts}>
        <dt>{checkTexts.block}</dt>
        <dd>
          <code>{`${type} v${version}, ${id}`}</code>
        </dd>
        {pointer && (
          <>
            <dt>{checkTexts.place}</dt>
            <dd>
              <code>{pointer}</code>
            </dd>
          </>
        )}
        <dt>{checkTexts.fix}</dt>
        <dd>{finding.fix}</dd>
      </dl>
    </li>
  );
}

function EditorItem({ finding }: { finding: EditorFinding }) {
  const { title, details, effect, advice, owner, block, href } = finding;
  const facts = [
    [checkTexts.block, block],
    [checkTexts.place, details],
    [checkTexts.effect, effect],
    [checkTexts.fix, advice],
    [checkTexts.owner, owner],
  ] as const;
  return (
    <li className={styles.item}>
      <Head finding={finding} />
      <p className={styles.message}>{title}</p>
      <dl className={styles.facts}>
        {facts.map(([name, text]) =>
          text === null ? null : (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      {href !== null && (
        <a className={styles.link} href={href}>
          {checkTexts.open}
        </a>
      )}
    </li>
  );
}

function Head({ finding: { severity, code } }: { finding: Pick<Finding, 'severity' | 'code'> }) {
  return (
    <p className={styles.head}>
      <span className={styles[severity]}>{checkTexts.severity[severity]}</span>
      <code>{code}</code>
    </p>
  );
}
