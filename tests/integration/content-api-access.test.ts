import { describe, expect, test } from 'vitest';
import { getFeedbackForms } from '#schemas/gateway/feedback';
import { LAYOUT, MAIN_PAGE, PAGE_INFO, REGIONS, startFakeGateway } from './fake-gateway';
import { SECRET, startSite } from './site-process';

const KEY = 'key-of-the-content-calls';
const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: SECRET, SANDBOX: '1', PUBLIC_SCHEME: 'http' };
const CALLS = [
  `${PAGE_INFO}?page=/about`,
  LAYOUT,
  MAIN_PAGE,
  REGIONS,
  `${getFeedbackForms.path}?uuid=x`,
  '/api/unite/v1/news/info?page=/news/x',
];

describe('the content calls in production', () => {
  test('are off without a key of their own', async () => {
    const site = await startSite(PRODUCTION);
    for (const path of CALLS) {
      const { status, body } = await site.send({ path, headers: { authorization: `Bearer ${KEY}` } });
      expect([path, status, JSON.parse(body)]).toMatchObject([path, 404, { error: { code: 'not-found' } }]);
    }
  });

  test('answer who brings the key, with what a visitor may learn now', async () => {
    const gateway = await startFakeGateway();
    gateway.pages.set('/about', {
      body: {
        uuid: 'about',
        components: [
          { type: 'text', id: 'now' },
          { type: 'text', id: 'later', scope: { from: '2999-01-01T00:00:00Z' } },
          { type: 'text', id: 'elsewhere', scope: { regions: ['spb'] } },
        ],
      },
    });
    const answers = [{ value: 'chief@operator.test', title: 'Руководству' }];
    gateway.answers.set(getFeedbackForms.path, {
      body: [{ id: '1', title: 'Форма', fields: [{ name: 'to', type: 'select-email', answers }] }],
    });
    const site = await startSite({
      ...PRODUCTION,
      SANDBOX: '',
      CONTENT_SOURCE: 'gateway',
      OPERATOR_API_URL: gateway.origin,
      CONTENT_API_KEY: KEY,
    });
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const { status, body } = await site.send({ path, headers });
      return { status, text: body };
    };
    const withKey = { authorization: `Bearer ${KEY}` };
    for (const path of CALLS) {
      for (const headers of [{}, { authorization: 'Bearer wrong-key' }, { 'x-api-key': `${KEY}x` }]) {
        expect([path, (await ask(path, headers)).status]).toEqual([path, 401]);
      }
    }
    const page = await ask(`${PAGE_INFO}?page=/about`, withKey);
    expect(page.status).toBe(200);
    expect(['now', 'later', 'elsewhere'].map((id) => page.text.includes(`"${id}"`))).toEqual([
      true,
      false,
      false,
    ]);
    const forms = await ask(`${getFeedbackForms.path}?uuid=x`, { 'x-api-key': KEY });
    expect(forms.text).toContain('Руководству');
    expect(forms.text).not.toContain('@');
  });
});
