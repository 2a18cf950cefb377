import * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import { REACTION_TEXTS } from './reaction-texts';
import { REASON_LABELS, type Reason } from './reasons';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

export const props = z.object({
  title: z.string().trim().min(1).max(80).default(REACTION_TEXTS.title).describe('Вопрос под ответом'),
});

export interface Loaded {
  /** Of the article of the page; empty where the operator knows none. */
  articleId: string;
}

export type Props = z.output<typeof props> & Loaded;

// The keys of an object that is never empty.
const reasons = Object.keys(REASON_LABELS) as [Reason, ...Reason[]];

export const likeInput = z.object({});
export const feedbackInput = z.object({
  reason: z.enum(reasons, { error: REACTION_TEXTS.noReason }),
  text: limitedText(1000, { tooLong: REACTION_TEXTS.tooLong }).trim().default(''),
});

export const liked = z.object({ type: z.literal('LIKED') });
export const told = z.object({ type: z.literal('TOLD') });

export type Events = { LIKED: object; TOLD: object; NOT_HELPED: object; BACK: object };
