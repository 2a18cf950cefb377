import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import type { StudioSite } from './studio';

/** Pages of the tests of the composer: made, written and read by the studio's own routes, from a browser signed in. */

/** Signs in another browser as the same person. */
export async function signIn(page: Page, { at, login, password }: StudioSite): Promise<void> {
  await page.goto(at('/studio/sign-in'));
  await page.getByLabel('Логин').fill(login);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('heading', { level: 1, name: 'Обзор' }).waitFor();
}

/** Makes a page with this body; gives its id. */
export async function makePage(studio: Page, path: string, body: string): Promise<string> {
  const address = await studio.evaluate(
    async (form) => {
      const made = await fetch('/studio/pages/new', { method: 'POST', body: new URLSearchParams(form) });
      return made.url;
    },
    { title: 'Проба', path, audience: 'b2c', region: '', template: 'empty' },
  );
  const id = new URL(address).pathname.split('/').at(-1) ?? '';
  const { mark } = await readStanding(studio, id);
  const status = await studio.evaluate(
    async ([to, change]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: JSON.stringify(change) })).status;
    },
    [`/studio/pages/${id}/save`, { body, mark }] as const,
  );
  expect(status).toBe(200);
  return id;
}

/** The draft's text as it is stored. */
export async function readDraft(studio: Page, id: string): Promise<string> {
  return (await readStanding(studio, id)).body;
}

/** The state that the composer begins with, as the server writes it into the document. */
async function readStanding(studio: Page, id: string): Promise<{ body: string; mark: string }> {
  const html = await studio.evaluate(async (address) => (await fetch(address)).text(), `/studio/pages/${id}`);
  const [, text = '{}'] = /"standing":(\{"mark":.*?"savedBy":[^}]*\})/.exec(html) ?? [];
  // What the route's loader gives.
  return JSON.parse(text) as { body: string; mark: string };
}

/** A page in the composer, as an editor handles it. */
export class ComposerPage {
  readonly canvas: FrameLocator;

  constructor(readonly page: Page) {
    this.canvas = page.frameLocator('iframe#preview-frame');
  }

  async open(address: string): Promise<this> {
    await this.page.goto(address);
    await expect(this.canvas.locator('.composer-html').first()).toBeVisible();
    return this;
  }

  /** A line of the outline. */
  row(name: string): Locator {
    return this.page.locator('[id^="outline-"]').filter({ hasText: name });
  }

  async choose(name: string): Promise<void> {
    await this.page.getByRole('tab', { name: 'Состав' }).click();
    await this.row(name).click();
  }

  /** A field of the block that is chosen. */
  field(name: string): Locator {
    return this.page.locator('[id^="field-item-"]').and(this.page.getByLabel(name)).first();
  }

  async isSaved(): Promise<void> {
    await expect(this.page.locator('[data-phase="saved"]')).toContainText('Сохранено в');
  }
}
