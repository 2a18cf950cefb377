import { expect } from 'vitest';
import { matchesText, toPlain, type Locator, type TextPattern } from './locator';
import { readDescription } from './names';
import { findFocused, isHidden } from './visibility';

/** Playwright's assertions on locators, for a page that stands still. Import this file for its effect. */

interface VisitorMatchers {
  /** The whole text of the element; a list: of each element. */
  toHaveText: (text: TextPattern | readonly TextPattern[]) => void;
  toContainText: (text: TextPattern) => void;
  toHaveValue: (value: TextPattern) => void;
  toHaveAttribute: (name: string, value?: TextPattern) => void;
  toHaveAccessibleDescription: (text: TextPattern) => void;
  toHaveCount: (count: number) => void;
  toBeVisible: () => void;
  toBeHidden: () => void;
  toBeChecked: () => void;
  toBeDisabled: () => void;
  /** The browser puts the focus there when it has read the page. */
  toBeFocused: () => void;
}

declare module 'vitest' {
  // Declarations of a module are merged by their name and parameters.
  interface Assertion<T> extends VisitorMatchers {}
}

interface Verdict {
  pass: boolean;
  message: () => string;
}

function toVerdict(pass: boolean, locator: Locator, wanted: string, found: unknown): Verdict {
  return { pass, message: () => `${locator.describe()}: ${wanted}; found: ${JSON.stringify(found)}` };
}

/** A string is the whole text. */
function equalsText(text: string, pattern: TextPattern): boolean {
  return matchesText(text, pattern, true);
}

function toHaveText(locator: Locator, wanted: TextPattern | readonly TextPattern[]): Verdict {
  const found = Array.isArray(wanted) ? locator.allTextContents() : [locator.textContent()];
  const patterns: readonly TextPattern[] = Array.isArray(wanted) ? wanted : [wanted as TextPattern];
  const pass =
    found.length === patterns.length && found.every((text, index) => equalsText(text, patterns[index] ?? ''));
  return toVerdict(pass, locator, `has the text ${patterns.map(String).join(', ')}`, found);
}

function toHaveValue(locator: Locator, wanted: TextPattern): Verdict {
  const { value } = locator.element() as HTMLInputElement;
  const pass = wanted instanceof RegExp ? wanted.test(value) : value === wanted;
  return toVerdict(pass, locator, `has the value ${String(wanted)}`, value);
}

function toHaveAttribute(locator: Locator, name: string, wanted?: TextPattern): Verdict {
  const found = locator.getAttribute(name);
  const isAsWanted =
    wanted === undefined || (wanted instanceof RegExp ? wanted.test(found ?? '') : found === wanted);
  return toVerdict(found !== null && isAsWanted, locator, `has ${name}=${String(wanted)}`, found);
}

expect.extend({
  toHaveText,
  toHaveValue,
  toHaveAttribute,
  toContainText(locator: Locator, wanted: TextPattern) {
    const found = locator.textContent();
    return toVerdict(matchesText(found, wanted), locator, `contains ${String(wanted)}`, found);
  },
  toHaveAccessibleDescription(locator: Locator, wanted: TextPattern) {
    const found = toPlain(readDescription(locator.element()));
    return toVerdict(equalsText(found, wanted), locator, `is described by ${String(wanted)}`, found);
  },
  toHaveCount(locator: Locator, wanted: number) {
    return toVerdict(locator.count() === wanted, locator, `is there ${wanted} times`, locator.count());
  },
  toBeVisible(locator: Locator) {
    return toVerdict(!isHidden(locator.element()), locator, 'is visible', locator.element().outerHTML);
  },
  /** What is not there is hidden too, as in Playwright. */
  toBeHidden(locator: Locator) {
    return toVerdict(locator.all().every(isHidden), locator, 'is hidden', locator.allTextContents());
  },
  toBeChecked(locator: Locator) {
    const { checked } = locator.element() as HTMLInputElement;
    return toVerdict(checked, locator, 'is ticked', checked);
  },
  toBeDisabled(locator: Locator) {
    return toVerdict(locator.element().matches(':disabled'), locator, 'is disabled', null);
  },
  toBeFocused(locator: Locator) {
    const focused = findFocused(locator.element().ownerDocument);
    return toVerdict(focused === locator.element(), locator, 'is focused', focused?.outerHTML ?? null);
  },
});
