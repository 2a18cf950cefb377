import { Icon } from '#blocks/ui/icon';
import { useTexts } from '../../texts/use-texts';
import styles from './publish.module.css';
import type { PublishReport, ReportCell } from './publish-report';
import { ReportFindings } from './report-findings';

interface ReportViewProps {
  /** Null while it is being made. */
  report: PublishReport | null;
  /** The same screen with the report, for browsers without scripts. */
  checkPath: string;
  audience: 'b2c' | 'b2b' | '';
}

/** What the visitors of each region would get. */
export function ReportView({ report, checkPath, audience }: ReportViewProps) {
  const t = useTexts('publish');
  return (
    <section aria-labelledby="report" aria-busy={report === null}>
      <h2 id="report" className={styles.title}>
        {t('checkTitle')}
      </h2>
      {report === null ? <Checking checkPath={checkPath} /> : <Checked report={report} audience={audience} />}
    </section>
  );
}

function Checking({ checkPath }: { checkPath: string }) {
  const t = useTexts('publish');
  return (
    <div className={styles.checking}>
      <output className={styles.status}>
        <span className={styles.spinner} aria-hidden="true" />
        {t('checking')}
      </output>
      <noscript>
        <p>
          {t('needsScripts')} <a href={checkPath}>{t('checkNow')}</a>
        </p>
      </noscript>
    </div>
  );
}

function Checked({ report, audience }: { report: PublishReport; audience: ReportViewProps['audience'] }) {
  const t = useTexts('publish');
  const { refusals, warnings, cells } = report;
  return (
    <div className={styles.checked}>
      {refusals.length + warnings.length === 0 && (
        <p className={styles.clean}>
          <Icon name="success" /> {t(cells.length === 0 ? 'cleanDocument' : 'clean')}
        </p>
      )}
      {refusals.length > 0 && <ReportFindings findings={refusals} title={t('refusals')} id="refusals" />}
      {warnings.length > 0 && <ReportFindings findings={warnings} title={t('warnings')} id="warnings" />}
      {cells.length > 0 && <Cells cells={cells} audience={audience} />}
      {cells.length > 0 && <Spent report={report} />}
    </div>
  );
}

/** How many regions were tried, and what the page weighs there. */
function Spent({ report: { cells, weight, ms } }: { report: PublishReport }) {
  const t = useTexts('publish');
  return (
    <p className={styles.muted}>
      {t('spent', { count: cells.filter(({ wasRun }) => wasRun).length, ms })}
      {weight !== null && weight.js !== null && weight.css !== null && (
        <> · {t('weight', toKilobytes({ js: weight.js, css: weight.css, images: weight.images }, t))}</>
      )}
    </p>
  );
}

function toKilobytes(
  { js, css, images }: { js: number; css: number; images: number },
  t: ReturnType<typeof useTexts<'publish'>>,
) {
  const write = (bytes: number) => t('kilobytes', { count: Math.round(bytes / 1000) });
  return { js: write(js), css: write(css), images: write(images) };
}

type CellState = 'ok' | 'warning' | 'error' | 'off';

function toState({ errors, warnings, wasRun }: ReportCell): CellState {
  if (!wasRun) return 'off';
  if (errors > 0) return 'error';
  return warnings > 0 ? 'warning' : 'ok';
}

const ICONS = { ok: 'check', warning: 'warning', error: 'error', off: 'clock' } as const;
const WORST_FIRST: readonly CellState[] = ['error', 'off', 'warning', 'ok'];

/** So many regions are told by name at once; more by their number. */
const FEW = 12;

/** Regions by what their visitors get, the worst first. */
function Cells({ cells, audience }: { cells: readonly ReportCell[]; audience: ReportViewProps['audience'] }) {
  const t = useTexts('publish');
  return (
    <div>
      <h3 className={styles.subtitle}>
        {t('regionsOf', { audience: t(audience === '' ? 'everybody' : audience) })}
      </h3>
      {groupCells(cells).map(([first, ...others]) => (
        <CellGroup key={first.code} cells={[first, ...others]} state={toState(first)} />
      ))}
    </div>
  );
}

type Group = [ReportCell, ...ReportCell[]];

/** Regions with equal outcomes stand together. */
function groupCells(cells: readonly ReportCell[]): Group[] {
  const groups = new Map<string, Group>();
  for (const cell of cells) {
    const key = `${toState(cell)} ${cell.errors} ${cell.warnings}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [cell]);
    else group.push(cell);
  }
  const rank = ([first]: Group) => WORST_FIRST.indexOf(toState(first));
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

function CellGroup({ cells, state }: { cells: Group; state: CellState }) {
  const t = useTexts('publish');
  return (
    <details className={styles.group} data-state={state} open={state !== 'ok' && cells.length <= FEW}>
      <summary>
        <Icon name={ICONS[state]} size="s" />
        <span>
          {describeCell(cells[0], t)}
          <span className={styles.muted}> · {t('regions', { count: cells.length })}</span>
        </span>
      </summary>
      <ul className={styles.cells}>
        {cells.map(({ code, title }) => (
          <li key={code} className={styles.cell}>
            {title}
          </li>
        ))}
      </ul>
    </details>
  );
}

function describeCell(
  { errors, warnings, wasRun }: ReportCell,
  t: ReturnType<typeof useTexts<'publish'>>,
): string {
  if (!wasRun) return t('notTried');
  const told = [
    errors > 0 && t('cell_errors', { count: errors }),
    warnings > 0 && t('cell_warnings', { count: warnings }),
  ].filter(Boolean);
  return told.length === 0 ? t('cell_clean') : told.join(', ');
}
