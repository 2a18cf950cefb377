import * as z from 'zod';
import { limitedText } from './values/limited-text';

/** A region of the country: its subdomain code and its names (SHELL-40). */
export const region = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String),
  code: limitedText(31).regex(/^[a-z][a-z0-9-]{1,30}$/),
  title: z.string().min(1).max(100),
  /** «в Москве» */
  prepositional: z.string().max(120).optional(),
});
export type Region = z.output<typeof region>;

export const DEFAULT_REGION_CODE = 'moscow';
