import { CookieJar, JSDOM } from 'jsdom';
import { sendRequest, type HttpAnswer } from '#tests/http-client';
import { requireAllowedTarget, requireOwnHost, requireValid } from './browser-rules';
import { fillField, selectOption, tick } from './fields';
import { Locator, type Actions, type VisitorFile } from './locator';
import { toSubmission, type Submission, type Submitter } from './submit-form';
import { isHidden } from './visibility';

interface Page {
  dom: JSDOM;
  answer: HttpAnswer;
  /** The files that were chosen in its fields. */
  chosen: Map<Element, readonly VisitorFile[]>;
  /** By which it was asked for; a page that came by POST cannot be gone back to. */
  method: Submission['method'];
}

/** How many redirects a browser follows. */
const MOST_REDIRECTS = 20;
const REDIRECTS = [301, 302, 303, 307, 308];
/** They keep the method and the body. */
const SAME_METHOD = [307, 308];
const CONTROLS = 'a[href], button, summary, input, label';

/** A visitor without scripts, new to the site: one window of a browser. */
export class Visitor {
  readonly #port: number;
  readonly #jar: CookieJar;
  readonly #root: Locator;
  readonly #popups: Visitor[] = [];
  readonly #past: Pick<Submission, 'target' | 'method'>[] = [];
  #page: Page | null = null;

  /** `site` is a server of the test; windows of one browser share the `jar`. */
  constructor(site: { port: number }, jar = new CookieJar()) {
    this.#port = site.port;
    this.#jar = jar;
    const actions: Actions = {
      fill: fillField,
      selectOption,
      check: tick,
      setInputFiles: (field, files) => this.#choose(field, files),
      click: (element) => this.#press(element),
    };
    this.#root = new Locator(() => [this.document().documentElement], actions, '');
  }

  /** Reads a page, given by its path on the host of a region or an audience, or by its address. Redirects are followed. */
  goto(address: string, label = 'moscow'): Promise<HttpAnswer> {
    const target = new URL(address, `http://${label}.localhost:${this.#port}`);
    return this.#leave({ target, method: 'GET' });
  }

  reload(): Promise<HttpAnswer> {
    return this.#load({ target: new URL(this.url()), method: 'GET' });
  }

  /** Reads the page before this one anew. Throws an Error when there is none, or when a browser would ask first. */
  goBack(): Promise<HttpAnswer> {
    const before = this.#past.pop();
    if (before === undefined) throw new Error('there is no page before this one');
    if (before.method === 'POST')
      throw new Error(`${before.target.href} came by a form: a browser asks first`);
    return this.#load(before);
  }

  /** The address of the page, with its hash. */
  url(): string {
    return this.document().URL;
  }

  title(): string {
    return this.document().title;
  }

  document(): Document {
    return this.#requirePage().dom.window.document;
  }

  /** The answer that brought the page. */
  answer(): HttpAnswer {
    return this.#requirePage().answer;
  }

  /** The cookies that the next request of this page carries: `name=value; …`. */
  cookies(): string {
    return this.#jar.getCookieStringSync(this.url());
  }

  /** The value of a cookie and the seconds that it is still kept; null when there is none of this name. */
  findCookie(name: string): { value: string; seconds: number } | null {
    const found = this.#jar.getCookiesSync(this.url()).find(({ key }) => key === name);
    return found === undefined ? null : { value: found.value, seconds: found.TTL() / 1000 };
  }

  /** The newest window that a link or a form of this page has opened. Throws an Error when there is none. */
  popup(): Visitor {
    const newest = this.#popups.at(-1);
    if (newest === undefined) throw new Error('no window was opened');
    return newest;
  }

  locator(selector: string): Locator {
    return this.#root.locator(selector);
  }

  getByRole(...words: Parameters<Locator['getByRole']>): Locator {
    return this.#root.getByRole(...words);
  }

  getByLabel(...words: Parameters<Locator['getByLabel']>): Locator {
    return this.#root.getByLabel(...words);
  }

  getByText(...words: Parameters<Locator['getByText']>): Locator {
    return this.#root.getByText(...words);
  }

  getByAltText(...words: Parameters<Locator['getByAltText']>): Locator {
    return this.#root.getByAltText(...words);
  }

  #requirePage(): Page {
    if (this.#page === null) throw new Error('the visitor has not been anywhere: call goto first');
    return this.#page;
  }

  /** Goes to another page, from which Back leads to this one. What has the same address takes its place. */
  async #leave(submission: Submission, policy?: string): Promise<HttpAnswer> {
    const before = this.#page === null ? null : { target: new URL(this.url()), method: this.#page.method };
    const answer = await this.#load(submission, policy);
    if (before !== null && before.target.href !== this.url()) this.#past.push(before);
    return answer;
  }

  /** Sends a request and those that its redirects ask for; the last answer is the page. */
  async #load(submission: Submission, policy = ''): Promise<HttpAnswer> {
    const from = this.#page === null ? null : new URL(this.url());
    let next = submission;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      requireOwnHost(next.target);
      requireAllowedTarget(next.target, from, policy);
      const answer = await this.#send(next, from);
      const { location } = answer.headers;
      if (!REDIRECTS.includes(answer.status) || location === undefined) {
        this.#page = toPage(answer, next);
        return answer;
      }
      next = toRedirected(next, location, answer.status);
    }
    throw new Error(`more than ${MOST_REDIRECTS} redirects from ${submission.target.pathname}`);
  }

  async #send({ target, method, content }: Submission, from: URL | null): Promise<HttpAnswer> {
    const cookie = this.#jar.getCookieStringSync(target.href);
    const answer = await sendRequest({
      port: Number(target.port),
      host: target.hostname,
      path: target.pathname + target.search,
      method,
      headers: {
        'sec-fetch-dest': 'document',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-site': toFetchSite(target, from),
        ...(cookie !== '' && { cookie }),
        ...(from !== null && { referer: toReferer(target, from) }),
        ...(content !== undefined && {
          'content-type': content.type,
          'content-length': String(content.bytes.length),
          origin: from?.origin ?? 'null',
        }),
      },
      ...(content !== undefined && { body: content.bytes }),
    });
    for (const line of answer.headers['set-cookie'] ?? []) this.#jar.setCookieSync(line, target.href);
    return answer;
  }

  async #press(element: Element): Promise<void> {
    const control = element.closest(CONTROLS) ?? element;
    const isLabel = control.tagName === 'LABEL';
    const pressed = isLabel ? (control as HTMLLabelElement).control : control;
    if (pressed === null) throw new Error(`${toTag(control)} is the label of nothing`);
    if (isHidden(control)) throw new Error(`${toTag(control)} is hidden`);
    if (pressed.matches(':disabled')) throw new Error(`${toTag(pressed)} is disabled`);
    if (isSubmitter(pressed)) return this.#sendForm(pressed);
    if (pressed.tagName === 'A') return this.#followLink(pressed as HTMLAnchorElement);
    if (pressed.tagName === 'SUMMARY') pressed.parentElement?.toggleAttribute('open');
    else if (pressed.matches('input')) tick(pressed, !(pressed as HTMLInputElement).checked);
    else throw new Error(`${toTag(pressed)} does nothing without scripts`);
  }

  async #followLink(link: HTMLAnchorElement): Promise<void> {
    const target = new URL(link.href);
    const isOfThisPage = target.hash !== '' && withoutHash(target) === withoutHash(new URL(this.url()));
    if (isOfThisPage) this.#scrollTo(target);
    else await this.#open({ target, method: 'GET' }, link.target);
  }

  #scrollTo(target: URL): void {
    const page = this.#requirePage();
    if (target.href !== this.url()) this.#past.push({ target: new URL(this.url()), method: page.method });
    page.dom.reconfigure({ url: target.href });
  }

  async #sendForm(submitter: Submitter): Promise<void> {
    const { form } = submitter;
    if (form === null) throw new Error(`${toTag(submitter)} belongs to no form`);
    requireValid(form, submitter);
    const { answer, chosen } = this.#requirePage();
    const submission = await toSubmission(form, submitter, chosen);
    await this.#open(submission, form.target, String(answer.headers['content-security-policy'] ?? ''));
  }

  /** In this window, or in a new one of the same browser. */
  async #open(submission: Submission, target: string, policy?: string): Promise<void> {
    if (target !== '_blank') {
      await this.#leave(submission, policy);
      return;
    }
    const popup = new Visitor({ port: this.#port }, this.#jar);
    // The new window comes from this page: its first request says so.
    popup.#page = this.#requirePage();
    await popup.#load(submission, policy);
    this.#popups.push(popup);
  }

  #choose(field: Element, files: readonly VisitorFile[]): void {
    if (!field.matches('input[type="file"]:enabled')) throw new Error(`${toTag(field)} takes no files`);
    if (files.length > 1 && !field.hasAttribute('multiple'))
      throw new Error(`${toTag(field)} takes one file`);
    this.#requirePage().chosen.set(field, files);
  }
}

/** Scripts do not run; what stands in `noscript` is there. */
function toPage(answer: HttpAnswer, { target, method }: Submission): Page {
  return { dom: new JSDOM(answer.body, { url: target.href }), answer, chosen: new Map(), method };
}

/** A hash goes on to where a redirect leads, unless that has one of its own. */
function toRedirected({ target, method, content }: Submission, location: string, status: number): Submission {
  const next = new URL(location, target);
  if (next.hash === '') next.hash = target.hash;
  if (!SAME_METHOD.includes(status) || content === undefined) return { target: next, method: 'GET' };
  return { target: next, method, content };
}

/** As `strict-origin-when-cross-origin` says, the policy of every page here. */
function toReferer(target: URL, from: URL): string {
  return target.origin === from.origin ? withoutHash(from) : `${from.origin}/`;
}

/** Every host under localhost is a site of its own: `localhost` is a public suffix to browsers. */
function toFetchSite(target: URL, from: URL | null): string {
  if (from === null) return 'none';
  if (from.origin === target.origin) return 'same-origin';
  const site = ({ hostname }: URL) => hostname.split('.').slice(-2).join('.');
  return site(from) === site(target) ? 'same-site' : 'cross-site';
}

function isSubmitter(element: Element): element is Submitter {
  return element.matches('button, input[type="submit"]') && (element as HTMLButtonElement).type === 'submit';
}

function withoutHash({ origin, pathname, search }: URL): string {
  return origin + pathname + search;
}

function toTag(element: Element): string {
  return element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);
}
