import type * as z from 'zod';
import type { RateLimit } from './rate-limit';

/**
 * A question that a step may ask while a visitor types: «какие адреса так начинаются?». It changes no state and is
 * asked by scripts alone; without them an action of the same step gives the list (docs/decisions/0048).
 */
export interface FlowLookup {
  /** The states it may be asked in. */
  readonly from: readonly string[];
  /** What the visitor has typed: text fields by name. */
  readonly input: z.ZodType;
  /** What the browser gets of the operator's answer; nothing else leaves the server. */
  readonly answer: z.ZodType;
  /** Anybody can ask, again and again: a question without limits is refused at start. */
  readonly limits: readonly RateLimit[];
}
