import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '#blocks/ui/notice';
import { Stack } from '#blocks/ui/stack';
import columns from '../editors/documents/documents.module.css';
import { PreviewFrame } from '../editors/documents/preview-frame';
import { ConfirmButton } from '../shell/confirm-button';
import { Moment } from '../shell/moment';
import { ScreenHead } from '../shell/screen-head';
import { ToolLink } from '../shell/tool-button';
import { useAnswer } from '../shell/use-answer';
import type { ActionAnswer } from '../studio-answer.server';
import { useTexts } from '../texts/use-texts';
import type { ExperimentData } from './experiment-data';
import styles from './experiments.module.css';
import { PlanForm } from './plan-form';
import { Results } from './results';
import { StateBadge } from './state-badge';

/** A draft is edited here; from its start on an experiment shows its results, and can be stopped. */
export function ExperimentView({ answer, ...data }: ExperimentData & { answer: ActionAnswer | undefined }) {
  const t = useTexts('experiments');
  const { experiment, state, isShown } = data;
  const content = useRef<HTMLDivElement>(null);
  useAnswer(answer);
  // The button that was pressed stands below a long form, far from the words and the fields that are meant.
  useEffect(() => {
    if (answer?.fault === undefined) return;
    const field = content.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else content.current?.scrollIntoView();
  }, [answer]);
  return (
    <>
      <ScreenHead title={experiment.title} note={<StateBadge state={state} />}>
        <ToolLink to="/studio/experiments" variant="ghost">
          {t('back')}
        </ToolLink>
        <Deeds {...data} />
      </ScreenHead>
      <div ref={content}>
        <Stack gap={4}>
          {answer?.fault !== undefined && <Notice kind="error">{answer.fault}</Notice>}
          {!isShown && (
            <Notice kind="warning" title={t('notShown')}>
              {t('notShownText')}
            </Notice>
          )}
          <Facts {...data} />
          {state === 'draft' ? (
            <div className={columns.columns}>
              <PlanForm key={experiment.id} data={data} faults={answer?.faults ?? {}} />
              <PreviewFrame path={toPreviewPath(experiment.id)} version={String(experiment.updated_at)} />
            </div>
          ) : (
            <Results {...data} />
          )}
        </Stack>
      </div>
    </>
  );
}

/** What is not a change of the draft: it has a form of its own. */
function Deeds({ experiment: { state }, canPublish }: ExperimentData) {
  const t = useTexts('experiments');
  const busy = useNavigation().state === 'submitting';
  if (!canPublish) return null;
  // Keys: a button that has asked about the stop must not stand there having asked about the removal.
  return (
    <Form method="post">
      {state === 'running' ? (
        <ConfirmButton key="stop" name="intent" value="stop" question={t('stopQuestion')} busy={busy}>
          {t('stop')}
        </ConfirmButton>
      ) : (
        <ConfirmButton key="remove" name="intent" value="remove" question={t('removeQuestion')} busy={busy}>
          {t('remove')}
        </ConfirmButton>
      )}
    </Form>
  );
}

/** Where the experiment is, and when; what the form of a draft says it need not say twice. */
function Facts({ experiment, state, page, block, goal }: ExperimentData) {
  const t = useTexts('experiments');
  const { started_at, begins_at, ends_at, stopped_at, share, share_b } = experiment;
  const from = Math.max(begins_at ?? 0, started_at ?? 0);
  return (
    <dl className={styles.facts}>
      <Fact name={t('page')}>
        {page.entry === null ? page.path : <PageLink entry={page.entry}>{page.title}</PageLink>}
      </Fact>
      <Fact name={t('blockField')}>{block.label ?? t('blockGone')}</Fact>
      {state !== 'draft' && (
        <>
          <Fact name={t('versionB')}>
            <a href={toPreviewPath(experiment.id)} target="_blank" rel="noreferrer">
              {t('look')}
            </a>
          </Fact>
          <Fact name={t('goal')}>{goal}</Fact>
          <Fact name={t('taking')}>{t('takingText', { share, shareB: share_b })}</Fact>
          <Fact name={t(state === 'planned' ? 'planned' : 'begun')}>
            <Moment at={from} />
          </Fact>
        </>
      )}
      {state !== 'draft' && ends_at !== null && (
        <Fact name={t('until_')}>
          <Moment at={ends_at - 1} day />
        </Fact>
      )}
      {stopped_at !== null && (
        <Fact name={t('stopped')}>
          <Moment at={stopped_at} />
        </Fact>
      )}
    </dl>
  );
}

const toPreviewPath = (id: string) => `/studio/experiments/${id}/preview`;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PageLink({ entry, children }: { entry: string; children: string }) {
  return (
    <Link to={`/studio/pages/${entry}`} reloadDocument>
      {children}
    </Link>
  );
}
