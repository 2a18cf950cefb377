/** The steps of a connection in order, as the operator numbers them from 0; what comes after is success (CODE-106). */
const STEPS = ['request', 'confirm', 'detail'] as const;

/** The step of a code; while something is wrong, its error variant: `confirm-error` (CODE-107). */
export function toStepName(code: number, hasErrors = false): string {
  return `${STEPS[code] ?? 'success'}${hasErrors ? '-error' : ''}`;
}
