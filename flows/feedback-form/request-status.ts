import type { FlowState } from '../kit/engine/flow-state';

/** How the last request of a form ended, the complete list (FORM-101). */
export const REQUEST_STATUSES = [
  'success',
  'serverError',
  'captchaError',
  'requestError',
  'captchaUpdate',
  'reset',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** What the last answer said: `reset` before the first one, and once a form begins anew. */
export function toRequestStatus({
  snapshot,
  errors = {},
}: Pick<FlowState, 'snapshot' | 'errors'>): RequestStatus {
  if (snapshot.state === 'success') return 'success';
  const fields = Object.keys(errors);
  if (fields.includes('captchaCode')) return 'captchaError';
  if (fields.some((field) => field !== '')) return 'requestError';
  if (fields.length > 0) return 'serverError';
  const captcha: unknown = Reflect.get(snapshot.data, 'captcha');
  return captcha === null || captcha === undefined ? 'reset' : 'captchaUpdate';
}
