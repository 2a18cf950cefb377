import * as z from 'zod';
import { isoDate, limitedText } from '../values/limited-text';
import { documentTitle } from './document-fields';

/**
 * Something that pages say of the company, kept once and referred to: `{{fact:cities}}`. Its name is the document's.
 * Formatted text takes the value as it is, so it has no markup.
 */
export const factDocument = z.looseObject({
  title: documentTitle().describe('О чём: города с сетью пятого поколения'),
  value: limitedText(60)
    .trim()
    .min(1)
    .regex(/^[^<>{}&]+$/)
    .describe('Значение: число или короткие слова, например 12000 или «в течение пяти минут»'),
  date: isoDate().describe('На какую дату верно'),
  source: limitedText(300).trim().min(1).describe('Откуда известно: отчёт, договор, кто подтвердил'),
});
export type FactDocument = z.output<typeof factDocument>;

const DIGITS = /^\d{1,12}$/;

/** A number where it is one, so that the noun after it agrees. */
export function toFactValue({ value }: FactDocument): string | number {
  return DIGITS.test(value) ? Number(value) : value;
}
