import type { Page } from '@playwright/test';
import { FLOW_PAGE, waitForFlow } from './block-assets';
import { expect, test } from './fixtures';
import type { Site } from './site';

/** It has more scripts than any other. */
const PAGE = FLOW_PAGE;

/** Puts a link into a static block and clicks it; gives the addresses of the documents that were asked for. */
async function follow(page: Page, site: Site, href: string): Promise<string[]> {
  await page.goto(site.at(PAGE));
  await waitForFlow(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Открыть';
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'Открыть', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== PAGE);
  return documents;
}

test('[PAGE-207] [PAGE-209] a link to /inapp is a full navigation to the address as it stands', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const address = site.at('/inapp/tariff?id=1&back=/');
  expect(await follow(page, site, '/inapp/tariff?id=1&back=/')).toEqual([address]);
  expect(page.url()).toBe(address);
});

for (const [id, address] of [
  ['PAGE-206', 'https://app.example.test/tariff?id=1'],
  ['PAGE-208', 'https://track.example.test/c/1?to=app'],
] as const) {
  test(`[${id}] [PAGE-209] is a full navigation in the same window: ${address}`, async ({
    page,
    site,
    context,
    allowConsole,
  }) => {
    allowConsole(/request to another host/);
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>App</title>' }),
    );
    expect(await follow(page, site, address)).toEqual([address]);
    expect(page.url()).toBe(address);
    expect(context.pages()).toHaveLength(1);
  });
}
