import type * as z from 'zod';
import { studioTexts } from './texts/studio-texts';

/** Says in Russian what is wrong with a value, where its schema has no words of its own. */
export function toRussian(issue: z.core.$ZodRawIssue): string {
  const t = studioTexts('faults');
  if (issue.input === undefined || issue.input === '' || issue.input === null) return t('empty');
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? t('tooShort', { count: Number(issue.minimum) })
        : t('tooSmall', { value: String(issue.minimum) });
    case 'too_big':
      return issue.origin === 'string'
        ? t('tooLong', { count: Number(issue.maximum) })
        : t('tooBig', { value: String(issue.maximum) });
    case 'invalid_value':
      return t('notInList');
    default:
      return t('wrong');
  }
}
