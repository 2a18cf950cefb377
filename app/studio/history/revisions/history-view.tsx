import { Form, Link, useSearchParams } from '@remix-run/react';
import { Badge } from '#blocks/ui/badge';
import { Notice } from '#blocks/ui/notice';
import { SelectField } from '#blocks/ui/select-field';
import { Moment, writeMoment } from '../../shell/moment';
import { ToolButton } from '../../shell/tool-button';
import { useAnswer } from '../../shell/use-answer';
import type { ActionAnswer } from '../../studio-answer.server';
import { useTexts } from '../../texts/use-texts';
import { EntryHead } from '../entry-head';
import type { EntryHeadData } from '../entry-head.server';
import type { ComparedState, Comparison } from './compare-states.server';
import { DiffView } from './diff-view';
import styles from './history.module.css';

export interface StoriedState extends ComparedState {
  note: string;
  origin: 'seed' | 'edit' | 'import' | 'restore';
}

interface HistoryViewProps {
  head: EntryHeadData;
  states: readonly StoriedState[];
  comparison: Comparison | null;
  answer: ActionAnswer | undefined;
}

/** The versions of a document, and what differs between two of them. */
export function HistoryView({ head, states, comparison, answer }: HistoryViewProps) {
  const t = useTexts('history');
  useAnswer(answer);
  return (
    <>
      <EntryHead head={head} />
      {answer?.fault && (
        <Notice kind="error" className={styles.fault}>
          {answer.fault}
        </Notice>
      )}
      <div className={styles.columns}>
        <nav aria-label={t('versions')} className={styles.versions}>
          <h2 className={styles.title}>{t('versions')}</h2>
          <ol className={styles.list}>
            {states.map((state, index) => (
              <Version
                key={state.ref}
                state={state}
                previous={states[index + 1]?.ref ?? ''}
                isCurrent={comparison?.after.ref === state.ref}
              />
            ))}
          </ol>
        </nav>
        {comparison !== null && <Compared head={head} states={states} comparison={comparison} />}
      </div>
    </>
  );
}

interface VersionProps {
  state: StoriedState;
  previous: string;
  isCurrent: boolean;
}

/** One version: it leads to what it has changed. */
function Version({ state, previous, isCurrent }: VersionProps) {
  const t = useTexts('history');
  const { ref, at, by, note, origin, isLive } = state;
  const search = new URLSearchParams({ after: ref, ...(previous !== '' && { before: previous }) });
  return (
    <li>
      <Link
        to={`?${search}`}
        className={styles.version}
        aria-current={isCurrent ? 'true' : undefined}
        preventScrollReset
      >
        <span className={styles['version-head']}>
          <strong>{useStateName()(state)}</strong>
          {isLive && <Badge tone="brand">{t('live')}</Badge>}
        </span>
        <span className={styles.who}>
          <Moment at={at} /> · {by}
        </span>
        {origin !== 'edit' && origin !== 'seed' && (
          <span className={styles.who}>{t(`origin_${origin}`)}</span>
        )}
        {note !== '' && <span className={styles.note}>{note}</span>}
      </Link>
    </li>
  );
}

function useStateName() {
  const t = useTexts('history');
  return ({ number }: Pick<ComparedState, 'number'>) =>
    number === null ? t('draft') : t('version', { number });
}

function Compared({
  head,
  states,
  comparison,
}: Omit<HistoryViewProps, 'answer'> & { comparison: Comparison }) {
  const t = useTexts('history');
  const { before, diff } = comparison;
  const { mark, canEdit } = head;
  const canRestore = canEdit && before !== null && before.number !== null;
  return (
    <section aria-labelledby="compare" className={styles.compared}>
      <h2 id="compare" className={styles.title}>
        {t('compare')}
      </h2>
      <Choice states={states} comparison={comparison} />
      {canRestore && <RestorePage before={before} mark={mark} />}
      <DiffView
        diff={diff}
        isPage={head.kind === 'page'}
        restoring={canRestore ? { revision: before.ref, mark } : null}
      />
    </section>
  );
}

/** A plain form: the address says what is compared. */
function Choice({
  states,
  comparison: { before, after },
}: {
  states: readonly StoriedState[];
  comparison: Comparison;
}) {
  const t = useTexts('history');
  const [search] = useSearchParams();
  const name = useStateName();
  const options = states.map((state) => ({
    value: state.ref,
    label: `${name(state)} · ${writeMoment(state.at)}${state.isLive ? ` · ${t('live')}` : ''}`,
  }));
  return (
    <Form method="get" className={styles.choice} key={String(search)} preventScrollReset>
      <SelectField
        id="before"
        name="before"
        label={t('before')}
        options={before === null ? [{ value: '', label: t('nothing') }, ...options] : options}
        defaultValue={before?.ref ?? ''}
      />
      <SelectField id="after" name="after" label={t('after')} options={options} defaultValue={after.ref} />
      <ToolButton type="submit" className={styles.show}>
        {t('show')}
      </ToolButton>
    </Form>
  );
}

function RestorePage({ before, mark }: { before: ComparedState; mark: string }) {
  const t = useTexts('history');
  const name = useStateName();
  return (
    <Form method="post" className={styles.restore} preventScrollReset>
      <input type="hidden" name="revision" value={before.ref} />
      <input type="hidden" name="mark" value={mark} />
      <p className={styles.who}>{t('restoreNote')}</p>
      <ToolButton type="submit" name="intent" value="restore-page">
        {t('restorePage', { state: name(before) })}
      </ToolButton>
    </Form>
  );
}
