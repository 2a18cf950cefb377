import { expect, test } from 'vitest';
import { startFakeGateway, toPage } from './fake-gateway';
import { startSite } from './site-process';

const PAGES = 200;
const WORDS = 'Связь там, где вы: тарифы, роуминг и домашний интернет — ёжики объезжают съёмщиков за 470 ₽. ';

test('pages of growing length keep every Cyrillic letter: no NUL byte, no U+FFFD', async () => {
  const gateway = await startFakeGateway();
  const site = await startSite({ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: gateway.origin });
  for (let n = 0; n < PAGES; n += 1) {
    // One letter more on each page, so that every letter stands at every edge of a buffer once.
    const text = WORDS.repeat(n).concat('ж'.repeat(n));
    gateway.pages.set(
      `/${n}`,
      toPage('', { components: [{ type: 'text', props: { html: `<p>${text}</p>` } }] }),
    );
    const { status, bytes, body } = await site.send({ path: `/${n}` });
    expect([n, status, bytes.includes(0), body.includes('\uFFFD')]).toEqual([n, 200, false, false]);
    expect(body.includes(text.trim())).toBe(true);
  }
  await site.stop();
});
