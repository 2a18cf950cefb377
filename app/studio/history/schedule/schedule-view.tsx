import { Form, useNavigation } from '@remix-run/react';
import { Checkbox } from '#blocks/ui/checkbox';
import { Notice } from '#blocks/ui/notice';
import { SelectField } from '#blocks/ui/select-field';
import { TextField } from '#blocks/ui/text-field';
import type { PlanCollision } from '#cms/history/plan-collisions';
import { ToolButton } from '../../shell/tool-button';
import { useAnswer } from '../../shell/use-answer';
import { useFreshKey } from '../../shell/use-fresh-key';
import { useTexts } from '../../texts/use-texts';
import { EntryHead } from '../entry-head';
import type { EntryHeadData } from '../entry-head.server';
import { Collisions } from './collisions';
import { ReportFindings } from '../publish/report-findings';
import type { PlanRow } from './plan-rows.server';
import { PlanTable } from './plan-table';
import type { ScheduleAnswer } from './schedule.server';
import parts from '../parts.module.css';

interface ScheduleViewProps {
  head: EntryHeadData;
  waiting: readonly PlanRow[];
  closed: readonly PlanRow[];
  collisions: readonly PlanCollision[];
  leftBehind: { number: number; isDraft: boolean } | null;
  answer: ScheduleAnswer | undefined;
}

/** What is going to happen to a document by itself, and what has. */
export function ScheduleView({ head, waiting, closed, collisions, leftBehind, answer }: ScheduleViewProps) {
  const t = useTexts('plans');
  useAnswer(answer);
  const { canPublish } = head;
  return (
    <>
      <EntryHead head={head} />
      <div className={parts.parts}>
        {answer?.fault && <Notice kind="error">{answer.fault}</Notice>}
        {leftBehind !== null && (
          <Notice kind="info">{t(leftBehind.isDraft ? 'editedSince' : 'newerSince', leftBehind)}</Notice>
        )}
        <Collisions collisions={collisions} />
        {canPublish && <NewPlan head={head} answer={answer} />}
        <section aria-labelledby="coming">
          <h2 id="coming" className={parts.title}>
            {t('coming')}
          </h2>
          <PlanTable
            caption={t('coming')}
            plans={waiting}
            empty={t('noneHere')}
            canPublish={canPublish}
            hidesDocument
          />
        </section>
        {closed.length > 0 && (
          <section aria-labelledby="past">
            <h2 id="past" className={parts.title}>
              {t('past_title')}
            </h2>
            <PlanTable
              caption={t('past_title')}
              plans={closed}
              empty=""
              canPublish={canPublish}
              hidesDocument
            />
          </section>
        )}
      </div>
    </>
  );
}

function NewPlan({ head, answer }: { head: EntryHeadData; answer: ScheduleAnswer | undefined }) {
  const t = useTexts('plans');
  const { report, typed, faults } = answer ?? {};
  const { state, formData } = useNavigation();
  // After the answer the lists of this screen load again; the form can be sent meanwhile.
  const isSending = state === 'submitting' && formData?.get('intent') === 'plan';
  const key = useFreshKey(answer?.planned === undefined ? undefined : answer);
  const actions = (['publish', 'unpublish'] as const).map((value) => ({
    value,
    label: t(`action_${value}`),
  }));
  return (
    <section aria-labelledby="new-plan" className={parts.fresh}>
      <h2 id="new-plan" className={parts.title}>
        {t('add')}
      </h2>
      <Form method="post" key={key} className={parts.form} preventScrollReset>
        <input type="hidden" name="mark" value={head.mark} />
        <SelectField
          id="action"
          name="action"
          label={t('action')}
          options={actions}
          defaultValue={typed?.action ?? 'publish'}
        />
        <TextField
          id="date"
          name="date"
          type="date"
          required
          label={t('date')}
          defaultValue={typed?.date}
          error={faults?.['date']}
        />
        <TextField
          id="time"
          name="time"
          type="time"
          required={true}
          defaultValue={typed?.time ?? '10:00'}
          label={`${t('time')}, ${t('timeHint').toLowerCase()}`}
          error={faults?.['time']}
        />
        {faults?.['accepts'] !== undefined && (
          <Checkbox
            id="accepts"
            name="accepts"
            value="yes"
            label={t('accept')}
            error={faults['accepts']}
            className={parts.line}
          />
        )}
        <ToolButton
          type="submit"
          variant="primary"
          name="intent"
          value="plan"
          busy={isSending}
          className={parts.send}
        >
          {t('plan')}
        </ToolButton>
      </Form>
      {report && report.refusals.length > 0 && (
        <ReportFindings findings={report.refusals} title={t('refusals')} id="refusals" />
      )}
      {report && report.warnings.length > 0 && (
        <ReportFindings findings={report.warnings} title={t('warnings')} id="warnings" />
      )}
      <p className={parts.about}>{t('pinned')}</p>
    </section>
  );
}
