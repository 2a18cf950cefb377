import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { isRecord } from '#cms/fields/editor-field';
import { toMoscowDay } from '#schemas/values/moscow';
import { SelectField } from '#blocks/ui/select-field';
import { Stack } from '#blocks/ui/stack';
import { TextField, type TextFieldProps } from '#blocks/ui/text-field';
import fields from '../fields/fields.module.css';
import { FieldGroup } from '../fields/field-group';
import form from '../shell/form.module.css';
import { ToolButton } from '../shell/tool-button';
import type { FieldFaults } from '../action-input.server';
import { useTexts } from '../texts/use-texts';
import type { ExperimentData } from './experiment-data';
import styles from './experiments.module.css';

interface PlanFormProps {
  data: ExperimentData;
  faults: FieldFaults;
}

/** Who takes part, what is counted, and version B by the fields of its block. */
export function PlanForm({ data, faults }: PlanFormProps) {
  const { experiment, block, issues, canEdit, canPublish } = data;
  const t = useTexts('experiments');
  const busy = useNavigation().state === 'submitting';
  const [props, setProps] = useState<unknown>(() => JSON.parse(experiment.props));
  return (
    <Form method="post">
      <fieldset disabled={!canEdit} className={styles.plan}>
        <Settings data={data} faults={faults} />
        <section className={styles.part} aria-labelledby="version-b">
          <h2 id="version-b" className={styles.subtitle}>
            {t('versionB')}
          </h2>
          <p className={fields.note}>{t(block.fields.length === 0 ? 'noFields' : 'versionBNote')}</p>
          <FieldGroup
            fields={block.fields}
            value={isRecord(props) ? props : {}}
            onChange={setProps}
            issues={issues}
            id="props"
          />
          <input type="hidden" name="props" value={JSON.stringify(props)} />
        </section>
        <div className={form.buttons}>
          <ToolButton type="submit" name="intent" value="save" busy={busy}>
            {t('save')}
          </ToolButton>
          {canPublish && (
            <ToolButton type="submit" name="intent" value="start" variant="primary" busy={busy}>
              {t('start')}
            </ToolButton>
          )}
        </div>
      </fieldset>
    </Form>
  );
}

function Settings({ data: { experiment, goals }, faults }: PlanFormProps) {
  const t = useTexts('experiments');
  const { title, share, share_b, goal, worth, begins_at, ends_at } = experiment;
  const field = (name: string, label: string, more: Partial<TextFieldProps>) => (
    <TextField {...more} id={name} name={name} label={label} error={faults[name]} />
  );
  return (
    <section className={styles.part} aria-labelledby="settings">
      <h2 id="settings" className={styles.subtitle}>
        {t('settings')}
      </h2>
      <Stack gap={4}>
        {field('title', t('experimentName'), { defaultValue: title, maxLength: 200, required: true })}
        <div className={form.pair}>
          {field('share', t('share'), {
            hint: t('shareHint'),
            type: 'number',
            min: 1,
            max: 100,
            defaultValue: share,
          })}
          {field('shareB', t('shareB'), {
            hint: t('shareBHint'),
            type: 'number',
            min: 1,
            max: 99,
            defaultValue: share_b,
          })}
        </div>
        <div className={form.pair}>
          <SelectField
            id="goal"
            name="goal"
            label={t('goalField')}
            hint={t('goalHint')}
            options={goals}
            defaultValue={goal}
            error={faults['goal']}
          />
          {field('worth', t('worth'), {
            hint: t('worthHint'),
            inputMode: 'decimal',
            defaultValue: String(worth / 100).replace('.', ','),
          })}
        </div>
        <div className={form.pair}>
          {field('from', t('from'), { hint: t('fromHint'), type: 'date', defaultValue: toDay(begins_at) })}
          {field('until', t('until'), {
            hint: t('untilHint'),
            type: 'date',
            defaultValue: toDay(ends_at === null ? null : ends_at - 1),
          })}
        </div>
      </Stack>
    </section>
  );
}

/** Of Moscow, as a field of a date has it. */
function toDay(at: number | null): string {
  return at === null ? '' : toMoscowDay(at);
}
