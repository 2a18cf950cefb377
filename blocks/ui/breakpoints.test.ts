import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { below, BREAKPOINTS, from, MOBILE_BREAKPOINT } from './breakpoints';

const WIDTHS = Object.values(BREAKPOINTS);
const ALLOWED = new Set([
  ...WIDTHS.map((width) => `min-width: ${width}px`),
  ...WIDTHS.slice(1).map((width) => `max-width: ${width - 1}px`),
  `min-width: ${MOBILE_BREAKPOINT + 1}px`,
  `max-width: ${MOBILE_BREAKPOINT}px`,
]);

/** The conditions on width in a stylesheet that no breakpoint stands for, with what CSS level 4 would allow too. */
function findForeignWidths(css: string): string[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/@media([^{]*)\{/g)]
    .flatMap(([, query = '']) => query.match(/\([^()]*width[^()]*\)/g) ?? [])
    .map((condition) => condition.slice(1, -1).trim().replace(/\s+/g, ' '))
    .filter((condition) => !ALLOWED.has(condition));
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function listStylesheets(): string[] {
  return ['app', 'blocks', 'flows', 'cms']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((file) => join(folder, String(file))),
    )
    .filter((file) => file.endsWith('.css'));
}

describe('breakpoints', () => {
  test('[SHELL-210] content changes at the seven widths, each range with both its ends', () => {
    expect(BREAKPOINTS).toEqual({
      mobileSmall: 320,
      mobileMiddle: 480,
      mobileBig: 768,
      desktopSmall: 1024,
      desktopMiddle: 1280,
      desktopBig: 1440,
      desktopLarge: 1920,
    });
    expect(below('mobileBig')).toBe('(max-width: 767px)');
    expect(from('mobileBig')).toBe('(min-width: 768px)');
  });

  test('[SHELL-38] one constant makes the shell mobile up to and including 1019 px', () => {
    expect(MOBILE_BREAKPOINT).toBe(1019);
  });

  test('[SHELL-210] [SHELL-38] no stylesheet asks for any other width', () => {
    const stylesheets = listStylesheets();
    const foreign = stylesheets.flatMap((file) =>
      findForeignWidths(readFileSync(join(ROOT, file), 'utf8')).map((width) => `${file}: ${width}`),
    );
    expect(stylesheets).toContain(join('blocks', 'ui', 'scale.css'));
    expect(foreign).toEqual([]);
  });

  test.each([
    ['@media (max-width: 1023px) {}', []],
    ['@media screen and (min-width: 1020px) {}', []],
    ['@media (prefers-color-scheme: dark) {}', []],
    ['@media (max-width: 1024px) {}', ['max-width: 1024px']],
    ['@media (min-width: 48em) {}', ['min-width: 48em']],
    ['@media (width >= 768px) {}', ['width >= 768px']],
    ['@media (400px <= width < 768px) {}', ['400px <= width < 768px']],
  ])('the check reads %s', (css, foreign) => {
    expect(findForeignWidths(css)).toEqual(foreign);
  });
});
