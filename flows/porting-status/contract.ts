import * as z from 'zod';
import { safeUrl } from '#schemas/values/safe-url';
import { captchaWanted, type CodeEvents } from '../kit/code/code-contract';
import { PORTING_STAGES, STATUS_TEXTS } from './texts';

/** What the page says and what comes of a step. The browser imports only the types. */

export const props = z.object({
  title: z.string().trim().min(1).max(160).default(STATUS_TEXTS.title).describe('Заголовок первого шага'),
  description: z.string().max(400).default(STATUS_TEXTS.description).describe('Пояснение под заголовком'),
  orderLink: safeUrl().default('/mnp').describe('Где оставляют заявку на\u00a0перенос'),
});
export type Props = z.output<typeof props>;

const request = z.object({
  stage: z.enum(PORTING_STAGES),
  /** As people read it to each other; empty where the operator does not say. */
  number: z.string(),
  /** The day of the move, as an ISO date; empty without one. */
  date: z.string(),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
});
export type PortingRequest = z.output<typeof request>;

export const confirmAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('FOUND'), request }),
  z.object({ type: z.literal('NONE') }),
  captchaWanted,
]);

export type Events = CodeEvents & {
  FOUND: { request: PortingRequest };
  NONE: object;
  CHANGE_NUMBER: object;
};
