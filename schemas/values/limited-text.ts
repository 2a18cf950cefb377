import * as z from 'zod';

/** What is said of a field; the general text when left out. */
interface LimitTexts {
  /** Of one that is missing, or is no text. */
  missing?: string | undefined;
  tooLong?: string | undefined;
}

/**
 * A text of at most `max` characters; what every field with a pattern or a rule begins with. Zod runs all checks of a
 * text even when its length has failed. This limit aborts them: nothing ever looks at a longer text.
 */
export const limitedText = (max: number, { missing, tooLong }: LimitTexts = {}) =>
  z.string({ error: missing }).max(max, { error: tooLong, abort: true });

/** `2026-12-01`. */
export const isoDate = (error?: string) => limitedText(10, { tooLong: error }).check(z.iso.date({ error }));

/** `2026-12-01T00:00:00+03:00`, to the microsecond at most. */
export const isoMoment = () => limitedText(40).check(z.iso.datetime({ offset: true }));
