import * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import { MAX_CODE_LENGTH } from './limits';

/** A captcha as a step shows it (CAPT-401). */
export const captcha = z.object({
  id: z.string(),
  /** On this site: `/captcha/{id}/{key}.png`; empty when the picture could not be had. */
  image: z.string(),
  failures: z.int(),
});
export type Captcha = z.output<typeof captcha>;

/** The posted code; nothing when no captcha is shown. */
export const captchaCode = limitedText(MAX_CODE_LENGTH).trim().optional();

/** For samples: it has no picture. */
export const SAMPLE_CAPTCHA: Captcha = { id: 'sample', image: '', failures: 1 };
