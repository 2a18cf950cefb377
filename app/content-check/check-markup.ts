import type { Finding } from '#schemas/finding';
import { locateText, OF_PAGE, type RawComponent } from './page-components';
import type { MarkupFacts } from './read-markup';

/** A page as it is shown in one region, with what the layout adds to it. */
export interface ShownPage {
  facts: MarkupFacts;
  /** Ids of what stands around the blocks: the layout's windows, the shell. */
  idsAround: ReadonlySet<string>;
  components: readonly RawComponent[];
}

/** What is wrong with rendered HTML, whatever blocks it came from. */
export function checkMarkup(page: ShownPage): Finding[] {
  return [
    ...checkWindows(page),
    ...checkAnchors(page),
    ...checkPictures(page),
    ...checkHeadings(page),
    ...checkJsonLd(page),
  ];
}

/** A button that opens nothing. */
function checkWindows({ facts, idsAround, components }: ShownPage): Finding[] {
  const dead = new Set(facts.windows.filter((id) => !facts.ids.has(id) && !idsAround.has(id)));
  return [...dead].map((id) => ({
    code: 'dead-window',
    severity: 'error',
    about: id,
    ...locate(components, (text) => text === id || text === `#${id}` || text.includes(`="#${id}"`)),
    message: `opens the window «${id}», which is neither on the page nor in the layout`,
    fix: 'Add the window with this id, or correct the id in the button.',
  }));
}

/** A link to a place that this page does not have. Links that no content has written are the blocks' own matter. */
function checkAnchors({ facts, idsAround, components }: ShownPage): Finding[] {
  const dead = new Set(facts.anchors.filter((id) => !hasId(id, facts, idsAround)));
  return [...dead].flatMap((id): Finding[] => {
    const place = locateText(components, (text) => text.endsWith(`#${id}`) || text.includes(`#${id}"`));
    if (place === null) return [];
    return [
      {
        code: 'dead-anchor',
        severity: 'warning',
        about: `#${id}`,
        ...place,
        message: `leads to «#${id}», and nothing on the page has this id`,
        fix: 'Give the block this id, or correct the link.',
      },
    ];
  });
}

function hasId(id: string, { ids }: MarkupFacts, idsAround: ReadonlySet<string>): boolean {
  return ids.has(id) || idsAround.has(id) || id === 'top' || ids.has(decodeId(id));
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // No encoding at all: the id as it stands.
    return id;
  }
}

function checkPictures({ facts, components }: ShownPage): Finding[] {
  return [...new Set(facts.silentPictures)].map((src) => ({
    code: 'alt-missing',
    severity: 'warning',
    about: src,
    ...locate(components, (text) => text === src || text === withoutWidth(src)),
    message: `the picture ${src} says something, and has no words for those who do not see it`,
    fix: 'Say in «alt» what is on it.',
  }));
}

/** Pictures that come in several widths name theirs in the address. */
function withoutWidth(src: string): string {
  return src.replace(/([?&])w=\d+&?/, '$1').replace(/[?&]$/, '');
}

/** One h1, and no level passed over on the way down. */
function checkHeadings({ facts: { headings }, components }: ShownPage): Finding[] {
  const tops = headings.filter(({ level }) => level === 1);
  const findings: Finding[] = [];
  if (tops.length === 0) findings.push(noHeading());
  tops.slice(1).forEach(({ text }) => findings.push(secondHeading(text, components)));
  headings.forEach(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    const isJump = index > 0 && level > before + 1;
    if (isJump) findings.push(headingJump({ level, before, text }, components));
  });
  return findings;
}

const noHeading = (): Finding => ({
  code: 'heading-missing',
  severity: 'warning',
  ...OF_PAGE,
  pointer: '/components',
  message: 'the page has no h1',
  fix: 'Begin the page with a block that has the main heading.',
});

const secondHeading = (text: string, components: readonly RawComponent[]): Finding => ({
  code: 'heading-repeated',
  severity: 'warning',
  about: text,
  ...locate(components.toReversed(), (own) => own === text),
  message: `«${text}» is a second h1 of the page`,
  fix: 'Leave one block with the main heading.',
});

function headingJump(
  { level, before, text }: { level: number; before: number; text: string },
  components: readonly RawComponent[],
): Finding {
  return {
    code: 'heading-order',
    severity: 'warning',
    about: text,
    ...locate(components, (own) => own === text),
    message: `«${text}» is an h${level} right after an h${before}`,
    fix: `Put a block with a heading of level ${before + 1} before it.`,
  };
}

const PRICE_NAMES = new Set(['price', 'lowPrice', 'highPrice']);

/** Search engines must not be told another price than visitors. */
function checkJsonLd({ facts, components }: ShownPage): Finding[] {
  const visible = facts.text.replace(/[\s\u00a0\u2009\u202f]/g, '');
  const prices = facts.jsonLd.flatMap((text) => listPrices(parse(text)));
  const unseen = new Set(prices.filter((price) => !hasAmount(visible, price)));
  return [...unseen].map((price) => ({
    code: 'price-mismatch',
    severity: 'warning',
    about: price,
    ...locate(components, (text) => text === price),
    message: `structured data has the price ${price}, and no text of the page has it`,
    fix: 'A fault of the block itself: `seo` must take the price that the view shows.',
  }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON has no price; that a block writes it well is its own test's matter.
    return null;
  }
}

function listPrices(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]: [string, unknown]) =>
    PRICE_NAMES.has(name) && (typeof child === 'string' || typeof child === 'number')
      ? [String(child)]
      : listPrices(child),
  );
}

/** `450.50` is shown as «450,5» or «450,50»; `450.00` as «450». */
function hasAmount(visible: string, price: string): boolean {
  const plain = Number(price);
  if (!Number.isFinite(plain)) return visible.includes(price);
  const spellings = [String(plain), plain.toFixed(2)].flatMap((text) => [text, text.replace('.', ',')]);
  return spellings.some((text) =>
    new RegExp(`(?<![\\d.,])${text.replace('.', '\\.')}(?![.,]?\\d)`).test(visible),
  );
}

function locate(
  components: readonly RawComponent[],
  isIt: (text: string) => boolean,
): Pick<Finding, 'id' | 'type' | 'version' | 'pointer'> {
  return locateText(components, isIt) ?? { ...OF_PAGE, pointer: '' };
}
