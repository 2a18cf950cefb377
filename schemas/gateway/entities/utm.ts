import { z } from 'zod';
import { optionalField } from './field';

/** Utm marks of the visit, as a request carries them (ANLT-413, CONV-23). */
export const utmFields = {
  utm_source: optionalField(z.string()),
  utm_campaign: optionalField(z.string()),
  utm_medium: optionalField(z.string()),
  utm_term: optionalField(z.string()),
  utm_content: optionalField(z.string()),
};

export const utmSchema = z.looseObject(utmFields);
export type Utm = z.output<typeof utmSchema>;
