import type { FrameLocator, Page } from '@playwright/test';
import { element, entry } from '#cms/builder/testing/sample-content';
import { expect, test } from './fixtures';
import { findFreePort, startOwnSite, type OwnProcess } from './own-process';

/**
 * The page that Builder.io's editor has in its frame, told by a stand-in for the editor what an editor does: the messages
 * are those that its SDK listens to.
 */

const EDITOR = 'https://builder.io/content/42';
const KEY = 'f1a790f8c3204b3b8c5c1795aeac4660';
const LANGUAGES = {
  '@type': '@builder.io/core:LocalizedValue',
  'ru-RU': '<p>Здравствуйте</p>',
  'en-US': '<p>Hello</p>',
};
let site: OwnProcess;
let address: string;

// Its server asks Builder.io nothing: only the edited page is opened.
test.beforeAll(async () => {
  const env = {
    PORT: String(await findFreePort()),
    LOG_LEVEL: 'error',
    CONTENT_SOURCE: 'builder',
    BUILDER_API_KEY: KEY,
  };
  site = await startOwnSite(env, /(http:\/\/moscow\.localhost:\d+)\//);
  address = site.ready[1] ?? '';
});
test.afterAll(() => site.stop());

const greeting = element('Site:text', { version: 1, html: '<p>Первый</p>' });
const content = entry('/about', [greeting, element('Text', { text: LANGUAGES })], { title: 'О нас' });

/** The space as the browser sees it: whatever is asked for is the one entry. */
async function answerForSpace(page: Page): Promise<void> {
  await page.route('https://cdn.builder.io/**', async (route) => {
    await route.fulfill({
      json: { page: [content], results: [content] },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}

/** The editor with the edited page in its frame. */
async function openEditor(page: Page, width = 1200): Promise<FrameLocator> {
  await answerForSpace(page);
  const src = `${address}/studio/builder/about?builder.preview=page&builder.frameEditing=page&apiKey=${KEY}`;
  await page.route(EDITOR, async (route) => {
    await route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${src}" width="${width}" height="800" style="border: 0"></iframe>`,
    });
  });
  await page.goto(EDITOR);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Первый')).toBeVisible();
  return frame;
}

/** As the editor does it. */
async function tell(page: Page, type: string, data: object): Promise<void> {
  await page.evaluate(
    (message) => document.querySelector('iframe')?.contentWindow?.postMessage(message, '*'),
    { type, data },
  );
}

interface Patch {
  op: 'add' | 'remove' | 'replace';
  path: string;
  value?: unknown;
}
const patch = (page: Page, id: unknown, patches: Patch[]) =>
  tell(page, 'builder.patchUpdates', { data: { [String(id)]: patches } });

test.beforeEach(({ allowConsole }) => {
  allowConsole(/request to another host: https:\/\/(cdn\.)?builder\.io/);
  // The SDK looks for `require` by it, and goes on without.
  allowConsole(/^console error: policy violation: script-src eval$/);
});

test('what is inserted, typed, moved and removed in the editor is seen in its frame at once', async ({
  page,
}) => {
  const frame = await openEditor(page);
  const added = element('Site:text', { version: 1, html: '<p>Второй</p>' });
  await patch(page, content['id'], [{ op: 'add', path: '/data/blocks/1', value: added }]);
  await expect(frame.getByText('Второй')).toBeVisible();
  await patch(page, added['id'], [
    { op: 'replace', path: '/component/options/html', value: '<p>Переписан</p>' },
  ]);
  await expect(frame.getByText('Переписан')).toBeVisible();
  await expect(frame.getByText('Второй')).toHaveCount(0);

  await patch(page, content['id'], [
    { op: 'remove', path: '/data/blocks/0' },
    { op: 'add', path: '/data/blocks/1', value: greeting },
  ]);
  await expect(frame.getByText(/^(Первый|Переписан)$/)).toHaveText(['Переписан', 'Первый']);
  await patch(page, content['id'], [{ op: 'remove', path: '/data/blocks/0' }]);
  await expect(frame.getByText('Переписан')).toHaveCount(0);
});

test('a text of Builder.io’s own stands within the gutters that visitors have, and nothing is wider than a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const frame = await openEditor(page, 360);
  const text = await frame.getByText('Здравствуйте').boundingBox();
  const block = await frame.getByText('Первый').boundingBox();
  expect(text?.x).toBe(block?.x);
  expect(await frame.locator('html').evaluate((root) => root.scrollWidth)).toBe(360);
});

test('a flow is a notice with its name; code says that no visitor gets it, and does not run', async ({
  page,
}) => {
  const frame = await openEditor(page);
  const flow = element('Site:top-up', { version: 1 });
  const code = element('Custom Code', { code: '<script>window.owned = true</script>' });
  await patch(page, content['id'], [{ op: 'add', path: '/data/blocks/1', value: flow }]);
  await expect(frame.getByRole('note').filter({ hasText: 'Пополнение' })).toBeVisible();
  await patch(page, content['id'], [{ op: 'add', path: '/data/blocks/1', value: code }]);
  await expect(frame.getByText('«Custom Code»: не будет показано на сайте')).toBeVisible();
  await expect(frame.getByText('Код и встроенные страницы на сайте не работают.')).toBeVisible();
  expect(await frame.locator('html').evaluate(() => 'owned' in window)).toBe(false);
});

test('the language of the space is shown, and the one that the editor changes to', async ({ page }) => {
  const frame = await openEditor(page);
  await expect(frame.getByText('Здравствуйте')).toBeVisible();
  await tell(page, 'builder.resetState', { model: 'page', state: { locale: 'en-US' } });
  await expect(frame.getByText('Hello')).toBeVisible();
  await expect(frame.getByText('Здравствуйте')).toHaveCount(0);
});

test('the editor is told which blocks there are', async ({ page }) => {
  await openEditor(page);
  const named = page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        addEventListener('message', ({ data }) => {
          if (data.type === 'builder.components')
            resolve(data.data.map(({ name }: { name: string }) => name));
        }),
      ),
  );
  await tell(page, 'builder.getComponents', {});
  expect(await named).toEqual(expect.arrayContaining(['Site:text', 'Site:top-up', 'Site:columns']));
});

test('a preview link shows the draft outside the editor, to nobody without the key', async ({ page }) => {
  await answerForSpace(page);
  const draft = `${address}/about?builder.preview=page&builder.overrides.page=${String(content['id'])}`;
  await page.goto(`${draft}&apiKey=${KEY}`);
  await expect(page.getByText('Первый')).toBeVisible();
  await page.goto(`${draft}&apiKey=another`);
  await expect(page.getByText('Она открывается внутри редактора Builder.io')).toBeVisible();
  await expect(page.getByText('Первый')).toHaveCount(0);
});
