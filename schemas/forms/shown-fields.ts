import type { FormValues, PlannedField } from './form-plan';

/** Is a field shown, and so judged and sent? Its condition looks at one field that has no condition of its own. */
export function isShown({ showIf }: Pick<PlannedField, 'showIf'>, values: FormValues): boolean {
  return showIf === null || showIf.values.includes(values[showIf.key] ?? '');
}
