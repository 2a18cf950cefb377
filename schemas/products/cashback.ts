import type { Details } from '#schemas/gateway/entities/details';
import { toText, withUnit } from './text';

/** Stands where the operator gives the cashback no title of its own. */
const CASHBACK_TITLE = 'Кешбэк';

/** Money back to the subscriber: `value` is «10%» or «300 баллов». Null when nothing comes back. */
export function toCashback(details: Details | undefined): { title: string; value: string } | null {
  const { title, value, unit } = details?.cashback ?? {};
  const whole = withUnit(value, unit);
  if (whole === '' || Number(value) === 0) return null;
  return { title: toText(title) || CASHBACK_TITLE, value: whole };
}
