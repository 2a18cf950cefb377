import { expect, test } from 'vitest';
import { createGateway } from '#cms/gateway/create-gateway';
import { createSandbox } from '#fixtures/sandbox/sandbox';
import { findVisitorLabel } from './visitor-label.server';

const YEAR = 31_536_000;
const REGION = { id: '1', code: 'moscow', title: 'Москва' };

/** A site whose operator is the sandbox, with the requests that it was sent. */
function openSite({ isInNetwork = false, needsConsent = false, isAway = false } = {}) {
  const sandbox = createSandbox();
  sandbox.state.account.isInNetwork = isInNetwork;
  const asked: Request[] = [];
  const gateway = createGateway({
    origin: 'https://api.example.test',
    observer: { onCall: () => {}, onBreaker: () => {}, onLeftOut: () => {} },
    transport: async (request) => {
      asked.push(request);
      return isAway ? new Response(null, { status: 500 }) : sandbox.handle(request);
    },
  });
  const find = (cookies: string | null = null) =>
    findVisitorLabel(cookies, {
      env: { COOKIES_NEED_CONSENT: needsConsent, PUBLIC_SCHEME: 'https' },
      address: '10.0.0.7',
      gatewayFor: (visitor) => gateway({ region: REGION, audience: 'b2c', ...visitor }),
      isAllowed: async () => true,
    });
  return { find, asked };
}

test.each([
  [true, 'megafon user', 'user'],
  [false, 'not megafon user', 'other'],
])(
  '[ACCT-404][ANLT-103][ANLT-412] a visitor from the operator’s network (%s) is a «%s», for a year',
  async (isInNetwork, label, segment) => {
    const { find, asked } = openSite({ isInNetwork });
    expect(await find()).toEqual({
      label,
      setCookie: `segment=${segment}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax; Secure`,
    });
    expect(asked.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['10.0.0.7']);
  },
);

test('[ACCT-404] who is known is told without a question', async () => {
  const { find, asked } = openSite({ isInNetwork: true });
  expect(await find('segment=other')).toEqual({ label: 'not megafon user', setCookie: null });
  expect(asked).toEqual([]);
});

test('nothing is told, and nothing kept, when the operator does not answer', async () => {
  const { find } = openSite({ isAway: true });
  expect(await find()).toEqual({ label: null, setCookie: null });
});

test('where consent is asked for, nobody is asked and nothing is kept before it', async () => {
  const { find, asked } = openSite({ isInNetwork: true, needsConsent: true });
  expect(await find('segment=user')).toEqual({ label: null, setCookie: null });
  expect(asked).toEqual([]);
  expect((await find('cookie_notice=1%3Aclosed')).label).toBe('megafon user');
});
