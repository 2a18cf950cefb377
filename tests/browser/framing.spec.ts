import { noteFigure } from '#tests/trust-figures';
import { expect, test } from './fixtures';

/** Who puts a page of the site into a frame of theirs could lay something over its buttons (trust.md, 21). */

const PAGES = ['/', '/pay/topup', '/studio', '/no-such-page', '/api/unite/v1/common/regions/get'];

test('no page is shown inside a frame of another site, nor of its own', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/frame|status of 40[14]/i);
  for (const label of ['spb', 'moscow']) {
    // A page that forbids itself nothing: it is the framed one that has to.
    const host = site.at('/host-of-frames', label);
    await page.route(host, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Frames</title>' }),
    );
    await page.goto(host);
    for (const path of PAGES) {
      await page.evaluate(frameIt, site.at(path));
      // What the browser shows in the place of a page that it keeps out.
      await expect
        .poll(() => page.frames().at(-1)?.url(), { message: `${path} in a frame of ${label}` })
        .toBe('chrome-error://chromewebdata/');
    }
  }
  noteFigure(21, 'frames', `${PAGES.length} addresses in frames of two hosts: 0 shown`);
});

/** Runs in the page. Ends when the frame has what it will show. */
async function frameIt(address: string): Promise<void> {
  const frame = document.createElement('iframe');
  const ended = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.src = address;
  document.body.replaceChildren(frame);
  await ended;
}
