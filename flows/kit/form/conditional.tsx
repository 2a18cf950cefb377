import type { ReactNode } from 'react';
import type { FormPlan, PlannedField } from '#schemas/forms/form-plan';
import { isShown } from '#schemas/forms/shown-fields';
import { Text } from '#blocks/ui/text';
import { FORM_WORDS } from './form-words';
import styles from './form.module.css';
import { usePlannedFormValue } from './planned-form-context';
import { findField, toLabel } from './planned-values';

/**
 * A field that another field's value calls for. Without scripts nothing can appear: it stands there with its condition
 * in words, and the server leaves it out when it was not called for.
 */
export function Conditional({ field, children }: { field: PlannedField; children: ReactNode }) {
  const { plan, values, isLive } = usePlannedFormValue();
  if (field.showIf === null) return children;
  const isCalledFor = isShown(field, values);
  const isDecided = isLive || findField(plan, field.showIf.key)?.page !== field.page;
  if (isDecided && !isCalledFor) return null;
  return (
    <div className={styles.conditional} data-waiting={isCalledFor ? undefined : ''}>
      {!isDecided && (
        <Text look="small" tone="muted" className={styles.condition}>
          {toCondition(plan, field.showIf)}
        </Text>
      )}
      {children}
    </div>
  );
}

function toCondition(plan: FormPlan, { key, values }: NonNullable<PlannedField['showIf']>): string {
  const asked = findField(plan, key);
  if (asked === undefined) return '';
  if (asked.kind === 'checkbox') {
    return values.includes('on')
      ? FORM_WORDS.onlyIfTicked(toLabel(asked))
      : FORM_WORDS.unlessTicked(toLabel(asked));
  }
  const titles = asked.kind === 'select' ? asked.answers : [];
  const answers = values.map(
    (value) => `«${titles.find((answer) => answer.value === value)?.title ?? value}»`,
  );
  return FORM_WORDS.onlyIf(toLabel(asked), answers.join(' или '));
}
