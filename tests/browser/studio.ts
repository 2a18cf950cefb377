import type { APIRequest, APIRequestContext, Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { findFaults } from './find-faults';
import { findFreePort, startOwnSite } from './own-process';

/** A site of its own for each worker: its store is changed, and its first password is on its console. */
export interface StudioSite {
  at: (path: string) => string;
  login: string;
  /** As the administrator has chosen it. */
  password: string;
}

const CHOSEN = 'correct horse battery staple';

export const test = base.extend<{ studio: Page }, { studioSite: StudioSite }>({
  studioSite: [
    async ({ playwright }, use) => {
      const port = await findFreePort();
      const server = await startOwnSite(
        { PORT: String(port), LOG_LEVEL: 'error', GALLERY: '1' },
        /логин (\S+), пароль (\S+)/,
      );
      const [, login = '', password = ''] = server.ready;
      const at = (address: string) => `http://moscow.localhost:${port}${address}`;
      const request = await openRequests(playwright.request, at);
      await request.post('/studio/sign-in', { form: { login, password } });
      const form = { current: password, next: CHOSEN, repeat: CHOSEN };
      await request.post('/studio/password', { form });
      await request.dispose();
      await use({ at, login, password: CHOSEN });
      await server.stop();
    },
    { scope: 'worker' },
  ],
  /** The browser's page, signed in as the administrator by a post: the form of signing in has tests of its own. */
  studio: async ({ page, playwright, studioSite: { at, login, password } }, use) => {
    const request = await openRequests(playwright.request, at);
    await request.post('/studio/sign-in', { form: { login, password } });
    const { cookies } = await request.storageState();
    await request.dispose();
    const session = cookies.map(({ name, value, httpOnly, sameSite }) => ({
      name,
      value,
      httpOnly,
      sameSite,
    }));
    await page.context().addCookies(session.map((cookie) => ({ ...cookie, url: at('/') })));
    await page.goto(at('/studio'));
    await page.getByRole('heading', { level: 1, name: 'Обзор' }).waitFor();
    await use(page);
  },
});

/** Requests without a browser. The machine may know no address for the site's name; the site goes by the header. */
function openRequests(request: APIRequest, at: StudioSite['at']): Promise<APIRequestContext> {
  const { host, origin, port } = new URL(at('/'));
  return request.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    extraHTTPHeaders: { Host: host, Origin: origin },
  });
}

/** One heading, no fault in either colour scheme, and nothing wider than the screens that editors have. */
export async function expectSound(studio: Page): Promise<void> {
  await expect(studio.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await findFaults(studio)).toEqual([]);
  for (const width of [1280, 1440]) {
    await studio.setViewportSize({ width, height: 900 });
    expect(await studio.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

/** Lets no script come until it is told to: the document is all that there is. */
export async function holdScripts(studio: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await studio.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
