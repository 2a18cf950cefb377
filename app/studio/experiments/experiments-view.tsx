import type { SerializeFrom } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { Badge } from '#blocks/ui/badge';
import { writeNumber } from '../flows/flow-words';
import flow from '../flows/flows.module.css';
import { hasRight } from '../session/rights';
import { ScreenHead } from '../shell/screen-head';
import { EmptyList, Table } from '../shell/table';
import table from '../shell/table.module.css';
import { ToolLink } from '../shell/tool-button';
import { useEditor } from '../shell/use-editor';
import { useTexts } from '../texts/use-texts';
import { isOver } from './experiment-state';
import styles from './experiments.module.css';
import type { experimentsLoader } from './experiments.server';
import { StateBadge } from './state-badge';

type ExperimentsData = SerializeFrom<typeof experimentsLoader>;

/** Every experiment with its state, and what is known of it so far. */
export function ExperimentsView({ rows }: ExperimentsData) {
  const t = useTexts('experiments');
  const canEdit = hasRight(useEditor().role, 'edit');
  const columns = [
    { key: 'name', title: t('name') },
    { key: 'state', title: t('state') },
    { key: 'goal', title: t('goal') },
    { key: 'visitors', title: t('visitors'), end: true },
    { key: 'verdict', title: t('verdict') },
  ];
  return (
    <>
      <ScreenHead title={t('title')} note={t('note')}>
        {canEdit && (
          <ToolLink to="/studio/experiments/new" variant="primary" icon="plus">
            {t('new')}
          </ToolLink>
        )}
      </ScreenHead>
      {rows.length === 0 ? (
        <EmptyList>{t('empty')}</EmptyList>
      ) : (
        <Table caption={t('title')} columns={columns}>
          {rows.map((row) => (
            <ExperimentTableRow key={row.id} row={row} />
          ))}
        </Table>
      )}
    </>
  );
}

function ExperimentTableRow({ row }: { row: ExperimentsData['rows'][number] }) {
  const t = useTexts('experiments');
  const { id, title, path, audience, state, goal, visitors, verdict } = row;
  const known = verdict === 'early' && isOver(state) ? 'unsure' : verdict;
  const isSettled = known === 'better' || known === 'worse';
  return (
    <tr>
      <td className={styles.words}>
        <Link to={`/studio/experiments/${id}`} reloadDocument className={flow.flow}>
          {title}
        </Link>
        <span className={flow.code}>
          {path} · {t(`audience_${audience}`)}
        </span>
      </td>
      <td className={styles.words}>
        <StateBadge state={state} />
      </td>
      <td className={styles.words}>{goal}</td>
      <td className={`${table.number} ${table.end}`}>{writeNumber(visitors)}</td>
      <td>
        {state === 'draft' || state === 'planned' ? (
          <span className={table.muted}>{t('none')}</span>
        ) : isSettled ? (
          <Badge tone={known === 'worse' ? 'warning' : 'accent'}>{t(`short_${known}`)}</Badge>
        ) : (
          <span className={table.muted}>{t(`short_${known}`)}</span>
        )}
      </td>
    </tr>
  );
}
