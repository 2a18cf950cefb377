import { Form, Link } from '@remix-run/react';
import { Badge } from '#blocks/ui/badge';
import { Moment, writeMoment } from '../../shell/moment';
import { EmptyList, Table } from '../../shell/table';
import table from '../../shell/table.module.css';
import { ToolButton } from '../../shell/tool-button';
import { useTexts } from '../../texts/use-texts';
import { toEntryPath } from '#app/studio/history/entry-paths';
import type { PlanRow } from './plan-rows.server';
import styles from './schedule.module.css';

interface PlanTableProps {
  caption: string;
  plans: readonly PlanRow[];
  empty: string;
  canPublish: boolean;
  /** On a document's own screen its name is known. */
  hidesDocument?: boolean;
}

/** Plans in rows: when, what, of which version, how the last check went. */
export function PlanTable({ caption, plans, empty, canPublish, hidesDocument = false }: PlanTableProps) {
  const t = useTexts('plans');
  if (plans.length === 0) return <EmptyList>{empty}</EmptyList>;
  const keys = [
    'when',
    'what',
    ...(hidesDocument ? [] : (['document'] as const)),
    'state',
    'check',
    'by',
  ] as const;
  const columns = keys.map((key) => ({ key, title: t(key) }));
  return (
    <Table caption={caption} columns={[...columns, { key: 'actions', title: t('actions'), end: true }]}>
      {plans.map((plan) => (
        <Row key={plan.id} plan={plan} canPublish={canPublish} hidesDocument={hidesDocument} />
      ))}
    </Table>
  );
}

const TONES = { waiting: 'accent', done: 'brand', refused: 'sale', cancelled: 'neutral' } as const;

interface RowProps {
  plan: PlanRow;
  canPublish: boolean;
  hidesDocument: boolean;
}

function Row({ plan, canPublish, hidesDocument }: RowProps) {
  const t = useTexts('plans');
  const { entryId, title, name, action, number, at, state, by } = plan;
  return (
    <tr>
      <td className={table.number}>
        <Moment at={at} />
      </td>
      <td>
        {t(`action_${action}`)}
        {number !== null && <span className={table.muted}> · {t('version', { number })}</span>}
      </td>
      {!hidesDocument && (
        <td>
          <Link to={toEntryPath(entryId, 'schedule')}>{title}</Link>
          <span className={styles.name}>{name}</span>
        </td>
      )}
      <td>
        <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>
      </td>
      <td>
        <Check plan={plan} />
      </td>
      <td>{by}</td>
      <td className={table.end}>{state === 'waiting' && canPublish && <Cancel plan={plan} />}</td>
    </tr>
  );
}

function Check({ plan: { action, checkedAt, findings, state } }: { plan: PlanRow }) {
  const t = useTexts('plans');
  if (action === 'unpublish') return <span className={table.muted}>—</span>;
  if (checkedAt === null) return <span className={table.muted}>{t('unchecked')}</span>;
  if (findings.length === 0) return <span>{t('clean')}</span>;
  const isRefused = findings.some(({ severity }) => severity === 'error');
  return (
    <details className={styles.check}>
      <summary>
        {t('found', { count: findings.length })}
        {isRefused && state === 'waiting' && <strong className={styles.refused}> {t('willRefuse')}</strong>}
      </summary>
      <ul>
        {findings.map(({ title, block, regions, href }, index) => (
          <li key={index}>
            {href === null ? title : <a href={href}>{title}</a>}
            <span className={styles.name}>{[block, regions].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Cancel({ plan: { id, action, at } }: { plan: PlanRow }) {
  const t = useTexts('plans');
  const label = t('cancelLabel', { what: t(`action_${action}`), moment: writeMoment(at) });
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="plan" value={id} />
      <ToolButton type="submit" name="intent" value="cancel" aria-label={label}>
        {t('cancel')}
      </ToolButton>
    </Form>
  );
}
