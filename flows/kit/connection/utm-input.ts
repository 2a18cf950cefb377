import type * as z from 'zod';
import type { Utm } from '#schemas/gateway/entities/utm';
import { limitedText } from '#schemas/values/limited-text';
import { UTM_NAMES } from './utm-names';

const mark = limitedText(200).trim().optional();

/** The inputs of `UtmFields`. */
export const UTM_FIELDS = {
  utm_source: mark,
  utm_campaign: mark,
  utm_medium: mark,
  utm_term: mark,
  utm_content: mark,
} satisfies Record<(typeof UTM_NAMES)[number], z.ZodType>;

/** The marks that were posted; none at all when there are none. */
export function toUtm(input: Utm): { utm?: Utm } {
  const given = UTM_NAMES.filter((name) => input[name]).map((name) => [name, input[name]] as const);
  return given.length === 0 ? {} : { utm: Object.fromEntries(given) };
}
