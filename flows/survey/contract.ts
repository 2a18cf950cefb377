import * as z from 'zod';

/** What the page says, what the survey asks, what comes of it. The browser imports only the types. */

export const props = z.object({
  title: z
    .string()
    .trim()
    .min(1)
    .max(160)
    .default('Помогите нам стать лучше')
    .describe('Заголовок, пока вопросы загружаются; потом встанет заголовок самого опроса'),
  description: z
    .string()
    .max(400)
    .default('Ответьте на несколько вопросов о сайте: это займёт пару минут.')
    .describe('Пояснение под заголовком, пока вопросы загружаются'),
});
export type Props = z.output<typeof props>;

const answer = z.object({
  value: z.string(),
  label: z.string(),
  /** The words at an end of a scale. */
  note: z.string().nullable(),
  /** Opens a text field (SURV-14). */
  isOther: z.boolean(),
});
export type Answer = z.output<typeof answer>;

const asked = z.object({
  /** `q0`, `q1`…: the name of its field; names of further fields of it begin with it (`answer-fields.ts`). */
  key: z.string(),
  /** The name that the operator knows the question by. */
  id: z.string(),
  text: z.string(),
  description: z.string().nullable(),
  isRequired: z.boolean(),
});

/** The kinds of SURV-04; what is of another kind is not asked. */
const question = z.discriminatedUnion('kind', [
  asked.extend({ kind: z.literal('single'), answers: z.array(answer) }),
  asked.extend({
    kind: z.literal('multiple'),
    answers: z.array(answer),
    /** SURV-10; null without a limit. */
    maxCount: z.int().nullable(),
  }),
  asked.extend({ kind: z.literal('scale'), answers: z.array(answer) }),
  asked.extend({ kind: z.literal('text') }),
]);
export type Question = z.output<typeof question>;

/** A survey as it is shown, judged and sent. It travels under the step's seal: what is judged is what was shown. */
const survey = z.object({
  title: z.string(),
  description: z.string().nullable(),
  questions: z.array(question),
  /** What success says: a notification block's text (SURV-21), or the site's own. */
  thanks: z.string(),
});
export type Survey = z.output<typeof survey>;

/** What was typed and picked, by the names of the fields. */
const values = z.record(z.string(), z.string());
export type Values = z.output<typeof values>;

export const loadAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('LOADED'), survey }),
  z.object({ type: z.literal('LOAD_FAILED') }),
]);
export const sendAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SENT') }),
  z.object({ type: z.literal('SEND_FAILED'), values }),
]);

export type Events = {
  LOADED: { survey: Survey };
  LOAD_FAILED: object;
  SENT: object;
  SEND_FAILED: { values: Values };
  RETRY: object;
  RESET: object;
};
