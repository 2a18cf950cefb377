import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';
import { Admission } from './admission';
import { admitRequests } from './admit-requests';

const VISITOR = `visitor=${'v'.repeat(24)}`;
const EDITOR = `studio=${'e'.repeat(43)}`;

/** As what kind a request asks to be let in. */
function kindOf(method: string, path: string, cookie?: string) {
  const admission = new Admission(() => 0, { maxWaitingPages: 1 });
  const enter = vi.spyOn(admission, 'enter').mockReturnValue(new Promise(() => undefined));
  // What the handler looks at of a request; it comes to no answer here.
  const request = { method, path, headers: { cookie } } as Request;
  admitRequests(admission, vi.fn())(request, {} as Response, vi.fn());
  return enter.mock.calls[0]?.[0];
}

test.each([
  ['GET', '/pay', undefined, 'pages'],
  ['GET', '/pay', VISITOR, 'pages'],
  ['GET', '/pay/topup', `hand_over__pay_topup=x`, 'flows'],
  ['GET', '/pay/promised', `hand_over__pay_topup=x`, 'pages'],
  ['GET', '/captcha/1/2', undefined, 'flows'],
  ['POST', '/pay/topup', undefined, 'posts'],
  ['POST', '/pay/topup', 'visitor=x', 'posts'],
  ['POST', '/pay/topup', VISITOR, 'flows'],
  ['POST', '/pay/topup', `a=1; __Host-${VISITOR}`, 'flows'],
  ['GET', '/studio/sign-in', undefined, 'pages'],
  ['POST', '/studio/sign-in', 'studio=x', 'posts'],
  ['GET', '/studio/pages', EDITOR, 'studio'],
  ['GET', '/api/unite/v1/news/info', EDITOR, 'content'],
  ['GET', '/sandbox/devices/phone.svg', VISITOR, 'content'],
])('%s %s with the cookies %s is one of the %s', (method, path, cookie, kind) => {
  expect(kindOf(method, path, cookie)).toBe(kind);
});
