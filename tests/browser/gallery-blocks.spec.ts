import type { Page } from '@playwright/test';
import { BLOCK_TYPES } from './block-assets';
import { findFaults } from './find-faults';
import { findOverflows } from './find-overflows';
import { expect, test } from './fixtures';

/**
 * What only a script can show, since it depends on the visitor: everything else in a block's HTML is read without one.
 * A block that joins this list says why.
 */
const SHOWN_BY_SCRIPTS = [
  // Whether the visitor has closed it is in a cookie that the server does not read.
  '[data-bubble]',
  // Which shop is for the visitor's own phone.
  '[data-mark]',
  // What time it is.
  '[data-timer]',
  '[data-when]',
  // Whether the visitor comes from the order of a number is known to their browser alone.
  '[data-porting-back]',
  '[data-porting-offer]',
  // The price once more, when it has been scrolled away.
  '[data-price-bar]',
  // Home internet is chosen for this visit; the price without it stands there.
  '[data-price="home"]',
  // Copying, and searching in a list that is there as a whole.
  '[data-sharing]',
  '[data-compare-link]',
  '[data-search]',
  '[data-channel-search]',
  '[data-channel-none]',
  // A browser measures its own connection; a sentence stands there without scripts.
  '[data-speed-test]',
  // Without scripts the form leads to the cart, where the good is.
  '[data-add-to-cart] a[hidden]',
];
/** What another choice shows: without scripts the server answers it, to a link or a form of the block. */
const CHOSEN_BY_LINKS = [
  'li[hidden]',
  '[data-group][hidden]',
  '[data-promo][hidden]',
  '[data-none]',
  '[data-nothing]',
  '[data-pack]',
];
/** What is true on dark pages alone. */
const ON_DARK = ['[data-on-dark]'];
/** The line that opens, on a phone, what a wide page shows anyway. */
const OPEN_ANYWAY = ['[data-catalog-fold] > summary'];
/** Words of controls and announcements, and what React repeats for itself. */
const NO_CONTENT = [
  'button',
  'script',
  'style',
  'template',
  'noscript',
  'output',
  '[aria-live]',
  '[role="status"]',
  '[aria-hidden="true"]',
];
/** A list of options opens by itself, a hint by styles: by hovering, and by the focus. */
const OPENABLE = 'details:not([open]), dialog, option, [role="tooltip"]';
/** The gallery's own figures differ from one answer to the next. */
const MEASURED = /мс$/;

interface Texts {
  visible: string[];
  /** In the document, and neither to be seen nor to be opened. */
  hidden: string[];
}

/** What the page says, text node by text node. */
async function readTexts(page: Page): Promise<Texts> {
  const aside = [...SHOWN_BY_SCRIPTS, ...CHOSEN_BY_LINKS, ...ON_DARK, ...OPEN_ANYWAY, ...NO_CONTENT].join();
  const texts = await page.evaluate(collectTexts, { aside, openable: OPENABLE });
  return { ...texts, visible: texts.visible.filter((text) => !MEASURED.test(text)) };
}

/** What stays hidden whichever radio button is chosen: styles may show another part for each. */
async function readUnshown(page: Page, hidden: readonly string[]): Promise<string[]> {
  const shown = new Set<string>();
  for (const radio of hidden.length === 0 ? [] : await page.locator('main').getByRole('radio').all()) {
    await radio.evaluate((input: HTMLInputElement) => {
      input.checked = true;
    });
    for (const text of (await readTexts(page)).visible) shown.add(text);
  }
  return hidden.filter((text) => !shown.has(text));
}

/** Runs in the page. */
function collectTexts({ aside, openable }: { aside: string; openable: string }): Texts {
  const texts: Texts = { visible: [], hidden: [] };
  const main = document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const element = node.parentElement;
    if (text === '' || element === null || element.closest(aside) !== null) continue;
    if (element.checkVisibility({ visibilityProperty: true })) texts.visible.push(text);
    else if (element.closest(openable) === null) texts.hidden.push(text);
  }
  return texts;
}

/** The same page in the same window, with scripts turned off. */
async function reloadWithoutScripts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.reload();
}

for (const type of BLOCK_TYPES) {
  test(`every example can be used by everyone, fits every screen, and is read in full without scripts: ${type}`, async ({
    page,
    site,
  }) => {
    await page.goto(site.at(`/dev/blocks/${type}`));
    const { visible } = await readTexts(page);
    expect(visible.length).toBeGreaterThan(10);
    expect(await findFaults(page)).toEqual([]);
    expect(await findOverflows(page)).toEqual([]);

    await reloadWithoutScripts(page);
    const plain = await readTexts(page);
    expect(visible.filter((text) => !plain.visible.includes(text))).toEqual([]);
    expect(await readUnshown(page, plain.hidden)).toEqual([]);
  });
}
