import { z } from 'zod';
import { optionalField } from './entities/field';

/** The answers of calls that do something: done or not, and why not. */

const errorObject = z.looseObject({
  message: optionalField(z.string()),
  code: optionalField(z.union([z.string(), z.number()])),
});

/** An error as an answer carries it: a text, an object, or a list of which the first counts (CODE-127). */
export const errorField = z.union([z.string(), errorObject, z.array(z.union([z.string(), errorObject]))]);

/** `{ok: true}`, or `{ok: false, error}`. */
export const doneAnswer = z.looseObject({ ok: z.boolean(), error: optionalField(errorField) });

/** A code was sent: how many digits it has, and the seconds until it can be sent again (CODE-120, CODE-121). */
export const codeSentAnswer = doneAnswer.extend({
  codeLength: optionalField(z.number().int().positive()),
  timeout: optionalField(z.number().nonnegative()),
});
