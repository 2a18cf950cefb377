import { readName, readRole } from './names';
import { isHidden } from './visibility';

/** The words of Playwright's locators, over the HTML of the page that a visitor reads at that moment. */

export type TextPattern = string | RegExp;

interface TextOptions {
  exact?: boolean;
}

interface RoleOptions extends TextOptions {
  name?: TextPattern;
  level?: number;
}

interface Filter {
  hasText?: TextPattern;
  has?: Locator;
}

/** What a visitor does with an element. Each rejects with an Error when a browser would refuse it. */
export interface Actions {
  fill: (element: Element, text: string) => void;
  selectOption: (element: Element, option: string | { index: number }) => void;
  check: (element: Element, isChecked: boolean) => void;
  setInputFiles: (element: Element, files: readonly VisitorFile[]) => void;
  click: (element: Element) => Promise<void>;
}

/** A file of the visitor's, in Playwright's form. */
export interface VisitorFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The elements to look in, as the page has them now. */
type Find = () => Element[];

/** White space as it is read: a run is one space, a non-breaking one too. */
export function toPlain(text: string | null): string {
  return (text ?? '').replaceAll(/[\s\u00a0\u200b]+/g, ' ').trim();
}

export class Locator {
  readonly #find: Find;
  readonly #actions: Actions;
  readonly #words: string;

  /** `words` say in errors how the element was looked for. */
  constructor(find: Find, actions: Actions, words: string) {
    this.#find = find;
    this.#actions = actions;
    this.#words = words;
  }

  locator(selector: string): Locator {
    return this.#narrow(selector, (element) => [...element.querySelectorAll(selector)]);
  }

  getByRole(role: string, { name, exact, level }: RoleOptions = {}): Locator {
    const words = name === undefined ? role : `${role} ${String(name)}`;
    return this.#narrow(words, (element) =>
      [...element.querySelectorAll('*')].filter(
        (one) =>
          readRole(one) === role &&
          !isHidden(one) &&
          one.closest('[aria-hidden="true"]') === null &&
          (level === undefined || readLevel(one) === level) &&
          (name === undefined || matchesText(readName(one), name, exact)),
      ),
    );
  }

  getByLabel(label: TextPattern, { exact }: TextOptions = {}): Locator {
    const matches = (text: string | null) => matchesText(text, label, exact);
    return this.#narrow(`label ${String(label)}`, (element) => {
      const labelled = findLabelled(element.ownerDocument, matches);
      return [...element.querySelectorAll('*')].filter(
        (one) => labelled.has(one) || readAriaLabels(one).some(matches),
      );
    });
  }

  getByAltText(text: TextPattern): Locator {
    return this.#narrow(`picture ${String(text)}`, (element) =>
      [...element.querySelectorAll('[alt]')].filter((one) => matchesText(one.getAttribute('alt'), text)),
    );
  }

  /** The smallest elements with such a text. */
  getByText(text: TextPattern, { exact }: TextOptions = {}): Locator {
    const matches = (element: Element) => matchesText(element.textContent, text, exact);
    return this.#narrow(`text ${String(text)}`, (element) =>
      [...element.querySelectorAll('*')].filter(
        (one) => matches(one) && ![...one.children].some(matches) && !isHidden(one),
      ),
    );
  }

  filter({ hasText, has }: Filter): Locator {
    const find = () =>
      this.all().filter(
        (element) =>
          (hasText === undefined || matchesText(element.textContent, hasText)) &&
          (has === undefined || has.all().some((inner) => element.contains(inner))),
      );
    return new Locator(find, this.#actions, `${this.#words} (filtered)`);
  }

  nth(index: number): Locator {
    const find = () => [this.all().at(index)].filter((element) => element !== undefined);
    return new Locator(find, this.#actions, `${this.#words} (number ${index})`);
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  /** The elements, as the page has them now. */
  all(): Element[] {
    return this.#find();
  }

  count(): number {
    return this.all().length;
  }

  /** The one element. Throws an Error when there is none, or more than one. */
  element(): Element {
    const [found, ...others] = this.all();
    if (found === undefined) throw new Error(`the page has no ${this.#words}`);
    if (others.length > 0) throw new Error(`the page has ${others.length + 1} of ${this.#words}`);
    return found;
  }

  getAttribute(name: string): string | null {
    return this.element().getAttribute(name);
  }

  textContent(): string {
    return toPlain(this.element().textContent);
  }

  allTextContents(): string[] {
    return this.all().map((element) => toPlain(element.textContent));
  }

  fill(text: string): void {
    this.#actions.fill(this.element(), text);
  }

  selectOption(option: string | { index: number }): void {
    this.#actions.selectOption(this.element(), option);
  }

  check(): void {
    this.#actions.check(this.element(), true);
  }

  uncheck(): void {
    this.#actions.check(this.element(), false);
  }

  setInputFiles(files: readonly VisitorFile[]): void {
    this.#actions.setInputFiles(this.element(), files);
  }

  /** Follows a link, sends a form, opens a summary, ticks a box. */
  click(): Promise<void> {
    return this.#actions.click(this.element());
  }

  describe(): string {
    return this.#words;
  }

  #narrow(words: string, find: (element: Element) => Element[]): Locator {
    const findAll = () => [...new Set(this.all().flatMap(find))];
    return new Locator(findAll, this.#actions, this.#words === '' ? words : `${words} in ${this.#words}`);
  }
}

/** A string is a part of the text, whatever its case, or the whole of it when `exact`. */
export function matchesText(text: string | null, pattern: TextPattern, exact = false): boolean {
  const plain = toPlain(text);
  if (pattern instanceof RegExp) return pattern.test(plain);
  const wanted = toPlain(pattern);
  return exact ? plain === wanted : plain.toLowerCase().includes(wanted.toLowerCase());
}

function readLevel(heading: Element): number {
  return Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1));
}

/** The fields of the labels with such a text. */
function findLabelled(document: Document, matches: (text: string | null) => boolean): Set<Element | null> {
  const labels = [...document.querySelectorAll('label')].filter(({ textContent }) => matches(textContent));
  return new Set(labels.map(({ control }) => control));
}

/** The texts that name an element by its ARIA attributes. */
function readAriaLabels(element: Element): string[] {
  const own = element.getAttribute('aria-label');
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const referred = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  return [...(own === null ? [] : [own]), ...referred];
}
