import { noteFigure } from '#tests/trust-figures';
import { expect, test } from './fixtures';
import { findJumps, watchLayoutShifts } from './layout-shifts';

/**
 * Every page of the sitemaps, each opened once. The fixtures fail a test for any console error, broken policy or
 * outside request on the way.
 */

/** The crawl is cut into so many tests, to be spread over workers. */
const SHARES = 12;
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };

// A trace of two hundred pages costs more than the crawl; the problems below name their pages.
test.use({ trace: 'off' });

// Slow: a share is some forty pages, opened one after another.
for (let share = 0; share < SHARES; share += 1) {
  test(`[PAGE-02] every page answers to an anonymous visitor, whole and without a fault: part ${share + 1}`, async ({
    page,
    site,
    watch,
  }) => {
    const addresses = [
      ...(await site.listPages()).map((path) => site.at(path)),
      ...(await site.listPages('corp')).map((path) => site.at(path, 'corp')),
    ];
    expect(addresses.length).toBeGreaterThan(150);
    const problems: string[] = [];
    await watchLayoutShifts(page);
    const own = addresses.filter((_, index) => index % SHARES === share);
    for (const address of own) {
      await page.setViewportSize(WIDE);
      const response = await page.goto(address);
      const note = (problem: string) => problems.push(`${address}: ${problem}`);
      if (response?.status() !== 200) note(`status ${response?.status()}`);
      if ((await page.locator('h1').count()) !== 1) note('not one h1');
      if ((await page.title()) === '') note('no title');
      if (await overflows()) note('scrolls sideways on a desktop');
      for (const jump of await findJumps(page)) note(`jumps while it comes: ${jump}`);
      await page.setViewportSize(NARROW);
      if (await overflows()) note('scrolls sideways on a phone');
    }
    expect(problems).toEqual([]);
    expect(watch.findFaults()).toEqual([]);
    noteFigure(22, `crawl-${share + 1}`, `${own.length} pages opened, 0 violations of their policy`);

    function overflows(): Promise<boolean> {
      return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    }
  });
}
