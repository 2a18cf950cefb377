import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Declarations = Record<string, string>;
type Rule = { selectors: string[]; declarations: Declarations };

const RULES = ['tokens.css', 'tones.css'].flatMap((file) =>
  parseRules(readFileSync(new URL(file, import.meta.url), 'utf8')),
);

function parseRules(css: string): Rule[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    declarations: Object.fromEntries(
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  }));
}

/** The values in force on an element that all the selectors match, in the order of the file. */
function cascade(...matching: string[]): Declarations {
  const rules = RULES.filter((rule) => rule.selectors.some((selector) => matching.includes(selector)));
  return Object.assign({}, ...rules.map((rule) => rule.declarations));
}

function resolve(values: Declarations, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`tokens.css declares no ${name}`);
  const [, inner] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return inner === undefined ? value : resolve(values, inner);
}

function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(hex)?.[1];
  if (digits === undefined) throw new Error(`${hex} is not a colour in hex`);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast of two tokens, 1 to 21. */
function contrast(values: Declarations, front: string, back: string): number {
  const [low = 0, high = 0] = [front, back]
    .map((name) => luminance(resolve(values, name)))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function pairsBelow(
  least: number,
  values: Declarations,
  pairs: readonly (readonly [string, string])[],
): string[] {
  return pairs
    .map(([front, back]) => ({ front, back, ratio: contrast(values, front, back) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);
}

const DARK_BUSINESS = [':root', "[data-theme='dark']", "[data-audience='b2b']"].concat(
  "[data-theme='dark'][data-audience='b2b']",
);

const LIGHT_IN_BUSINESS = [':root', "[data-theme='light']", "[data-audience='b2b'] [data-theme='light']"];
const DARK_IN_BUSINESS = [':root', "[data-theme='dark']", "[data-audience='b2b'] [data-theme='dark']"];

const PAGES = {
  'light, for people': [':root'],
  'dark, for people': [':root', "[data-theme='dark']"],
  'light, for business': [':root', "[data-audience='b2b']"],
  'dark, for business': DARK_BUSINESS,
  'a light part of a page for business': LIGHT_IN_BUSINESS,
  'a dark part of a page for business': DARK_IN_BUSINESS,
};

const TONES = 'plain raised sunken soft violet-soft sand brand accent success warning error'.split(' ');

const TEXT_ON_ANY_TONE = [
  ['--color-text', '--tone-surface'],
  ['--color-text-muted', '--tone-surface'],
  ['--color-brand-text', '--tone-surface'],
  ['--color-error', '--tone-surface'],
  ['--color-on-brand-strong', '--color-brand-strong'],
  ['--color-on-brand-strong', '--color-brand-strong-hover'],
  ['--color-on-brand-strong', '--color-brand-strong-active'],
] as const;

/** Parts that bring their own surface wherever they stand. */
const TEXT_ON_OWN_SURFACE = [
  ['--base-text', '--base-surface'],
  ['--base-text-muted', '--base-surface'],
  ['--base-text-muted', '--color-surface-sunken'],
  ['--base-text-muted', '--color-surface-strong'],
  ['--base-text', '--color-surface-strong'],
  ['--base-on-brand', '--base-brand'],
  ['--base-brand-text', '--base-brand-soft'],
  ['--color-accent-text', '--base-surface'],
  ['--color-accent-text', '--color-surface-sunken'],
  ['--color-accent-text', '--color-accent-soft'],
  ['--color-on-accent', '--color-accent'],
  ['--base-error', '--color-error-soft'],
  ['--color-success', '--base-surface'],
  ['--color-success', '--color-surface-raised'],
  ['--color-success', '--color-success-soft'],
  ['--color-warning', '--base-surface'],
  ['--color-warning', '--color-surface-raised'],
  ['--color-warning', '--color-warning-soft'],
  ...([1, 2, 3, 4, 5] as const).map((step) => [`--on-level-${step}`, `--level-${step}`] as const),
] as const;

describe.each(Object.entries(PAGES))('%s', (name, page) => {
  const audienceTone = (tone: string) =>
    name.includes('business') ? [`[data-audience='b2b'] [data-tone='${tone}']`] : [];

  test.each(TONES)('text, links, errors and buttons are readable on the tone %s', (tone) => {
    const values = cascade(...page, '[data-tone]', `[data-tone='${tone}']`, ...audienceTone(tone));
    expect(pairsBelow(4.5, values, TEXT_ON_ANY_TONE)).toEqual([]);
  });

  test.each(TONES)('the focus ring and the frames of controls stand out from the tone %s', (tone) => {
    const values = cascade(...page, '[data-tone]', `[data-tone='${tone}']`, ...audienceTone(tone));
    const frames = ['--color-focus', '--color-border-control'].map(
      (front) => [front, '--tone-surface'] as const,
    );
    expect(pairsBelow(3, values, frames)).toEqual([]);
  });

  test('fields, badges and messages are readable on their own surfaces', () => {
    const values = cascade(...page);
    expect(pairsBelow(4.5, values, TEXT_ON_OWN_SURFACE)).toEqual([]);
    expect(pairsBelow(3, values, [['--base-border-control', '--base-surface']])).toEqual([]);
  });
});

describe('a part of a corporate page with a theme of its own', () => {
  test('keeps the corporate brand', () => {
    expect(cascade(...LIGHT_IN_BUSINESS)).toEqual(cascade(':root', "[data-audience='b2b']"));
    expect(cascade(...DARK_IN_BUSINESS)).toEqual(cascade(...DARK_BUSINESS));
  });
});

describe('the dark theme', () => {
  test('is the same for a dark system and for the switch', () => {
    expect(cascade(":root:not([data-theme='light'])")).toEqual(cascade("[data-theme='dark']"));
    expect(cascade(":root:not([data-theme='light']) [data-audience='b2b']")).toEqual(
      cascade("[data-theme='dark'] [data-audience='b2b']"),
    );
  });
});
