import type { Page } from '@playwright/test';

const ASSETS = '**/{assets,media}/**';
const DELAY_MS = 300;

/** Every script, stylesheet, font and picture comes late. */
export async function delayAssets(page: Page): Promise<void> {
  await page.route(ASSETS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
}

/** Requests that wait until they are let go. */
export interface HeldRequests {
  /** Resolves when the first of them was made. */
  asked: Promise<void>;
  release: () => void;
}

/** Holds the requests for the paths of which `isHeld` is true. */
export async function holdRequests(page: Page, isHeld: (path: string) => boolean): Promise<HeldRequests> {
  const asked = createSignal();
  const released = createSignal();
  await page.route(
    (url) => isHeld(url.pathname),
    async (route) => {
      asked.give();
      await released.given;
      await route.continue();
    },
  );
  return { asked: asked.given, release: released.give };
}

function createSignal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
