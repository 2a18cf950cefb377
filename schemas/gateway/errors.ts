import { z } from 'zod';
import { toVisitorText } from './visitor-text';

/**
 * The error bodies of the gateway, read in one place. Forms read `error.message`, else `message`, and
 * `error.code`, else `code` (PROM-131, PROM-132, CHAT-110, CHAT-111); cards and feedback read
 * `extra.errorCode` and `extra.error` (PAY-130, d2 §7); an error may be a list: its first item counts (CODE-127).
 */
const code = z.union([z.string(), z.number()]).transform(String);

const errorFields = z.looseObject({
  message: z.string().nullish(),
  code: code.nullish(),
  field: z.string().nullish(),
  showCaptcha: z.boolean().nullish(),
  /** In roubles: what the account lacks (decision 0040). */
  missing: z.number().positive().max(1_000_000).nullish().catch(null),
});

const errorItem = z.union([z.string().transform((message) => ({ message })), errorFields]);

const errorBody = z.looseObject({
  error: z
    .union([errorItem, z.array(errorItem)])
    .nullish()
    .catch(null),
  message: z.string().nullish().catch(null),
  code: code.nullish().catch(null),
  field: z.string().nullish().catch(null),
  showCaptcha: z.boolean().nullish().catch(null),
  extra: z
    .looseObject({ errorCode: code.nullish().catch(null), error: z.string().nullish().catch(null) })
    .nullish()
    .catch(null),
});

export interface GatewayError {
  /** `5006`, `a211`, `INVALID_CAPTCHA`; null when the answer names none. */
  readonly code: string | null;
  /** The server's own text for the visitor; null when it gives none, or one that is for machines. */
  readonly message: string | null;
  /** The field the error belongs to (CODE-413). */
  readonly field: string | null;
  /** The server asks for a captcha (CAPT-109). */
  readonly showsCaptcha: boolean;
  /** What the account lacks for what was asked; not there when the answer does not say. */
  readonly missingKopecks?: number;
}

/** Reads an error body of any shape. Never throws: an unreadable body gives nulls. */
export function readGatewayError(body: unknown): GatewayError {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return { code: null, message: null, field: null, showsCaptcha: false };
  const { error, message, code, field, showCaptcha, extra } = parsed.data;
  const item: z.output<typeof errorFields> = (Array.isArray(error) ? error[0] : error) ?? {};
  return {
    code: item.code ?? code ?? extra?.errorCode ?? null,
    message: toVisitorText(item.message ?? message ?? extra?.error),
    field: item.field ?? field ?? null,
    showsCaptcha: item.showCaptcha ?? showCaptcha ?? false,
    ...(item.missing != null && { missingKopecks: Math.round(item.missing * 100) }),
  };
}
