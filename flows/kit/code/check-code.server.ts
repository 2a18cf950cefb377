import type { GatewayError } from '#schemas/gateway/errors';
import type { Rejection } from '#registry/define-flow';
import { reject, rejectFor } from '../engine/reject.server';
import { FLOW_TEXTS } from '../texts/flow-texts';

/** Errors that belong to the code's field (CODE-06, CODE-136, CODE-412, CODE-419). */
const AT_CODE: ReadonlySet<string> = new Set([
  ...['5012', '5013', '5014', '5015', '1131', '1136'],
  ...['otp.wrong.params', 'validation', '0', '7'],
]);

/** A rejection when a typed code is not `length` digits; null when it is (CODE-410, CODE-411). */
export function rejectShape(code: string, length: number): Rejection | null {
  const isWhole = /^\d+$/.test(code) && code.length === length;
  return isWhole ? null : reject(FLOW_TEXTS.codeInvalid, { field: 'code' });
}

/** What the server says of a code: at the code's field when it is about the code (CODE-413), else above the form. */
export function rejectCode(error: GatewayError): Rejection {
  const isAtCode = error.field === 'smsCode' || (error.code !== null && AT_CODE.has(error.code));
  return rejectFor(error, isAtCode ? 'code' : undefined);
}
