import type { DateRange, PlannedField } from '#schemas/forms/form-plan';
import { timeKey } from '#schemas/forms/form-plan';
import { formatDate, toDateLimits } from '#schemas/forms/calendar';
import { ChoiceGroup } from '#blocks/ui/checkbox';
import { DateField, hasDatePicker } from '#blocks/ui/date-field';
import { Text } from '#blocks/ui/text';
import { ui } from '#blocks/ui/text/ru/ui';
import { TimeField } from '#blocks/ui/time-field';
import { FORM_WORDS } from './form-words';
import styles from './form.module.css';
import { usePlannedFormValue } from './planned-form-context';
import { joinSentences, toLabel } from './planned-values';
import { usePlannedInput } from './use-planned-input';

type FieldOf<Kind> = { field: PlannedField & { kind: Kind } };

/** A day; the hint says from when, or until when. */
export function DateInput({ field }: FieldOf<'date'>) {
  return (
    <Day field={field} label={toLabel(field)} hint={useRangeHint(field)} isOptional={!field.isRequired} />
  );
}

/** A day and a time that belong together. */
export function DateTimeInput({ field }: FieldOf<'datetime'>) {
  const { id } = usePlannedFormValue();
  const { initial, ...time } = usePlannedInput(timeKey(field));
  const legend = (
    <>
      {toLabel(field)}
      {!field.isRequired && (
        <Text as="span" look="small" tone="muted">
          {` ${ui.optional}`}
        </Text>
      )}
    </>
  );
  return (
    <ChoiceGroup id={`${id}-${field.key}-group`} legend={legend} hint={useRangeHint(field)}>
      <div className={styles.moment}>
        <Day field={field} label={FORM_WORDS.date} isOptional={false} />
        <TimeField {...time} label={FORM_WORDS.time} width="full" defaultValue={initial} />
      </div>
    </ChoiceGroup>
  );
}

interface DayProps {
  field: PlannedField & { range: DateRange };
  label: string;
  hint?: string;
  isOptional: boolean;
}

function Day({ field, label, hint, isOptional }: DayProps) {
  const { today, isLive } = usePlannedFormValue();
  const { initial, ...input } = usePlannedInput(field.key);
  return (
    <DateField
      {...input}
      {...toDateLimits(field.range, today)}
      label={label}
      hint={hint}
      width="full"
      className={styles.narrow}
      optional={isOptional}
      defaultValue={initial}
      autoComplete={isBirthday(field) ? 'bday' : 'off'}
      hasPicker={isLive && hasDatePicker()}
    />
  );
}

/** The far end of both ranges is a hundred years away: nobody asks. */
function useRangeHint({ range, notice }: { range: DateRange; notice: string | null }): string {
  const { today } = usePlannedFormValue();
  const { min, max } = toDateLimits(range, today);
  const limit = range === 'future' ? FORM_WORDS.from(formatDate(min)) : FORM_WORDS.until(formatDate(max));
  return joinSentences(notice, limit);
}

/** A definition does not say so; browsers fill in the visitor's own. */
const isBirthday = ({ title, range }: PlannedField & { range: DateRange }) =>
  range === 'past' && /рожден/i.test(title ?? '');
