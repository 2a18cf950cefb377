import {
  errors,
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import { keepJournal } from './journal';
import { createSite, type Site } from './site';

export { expect };

interface Watch {
  /** Notes the problems of every page of a context. */
  add: (context: BrowserContext) => Promise<void>;
  allow: (pattern: RegExp) => void;
  /** The problems that nothing allowed. */
  findFaults: () => string[];
}

interface WatchFixtures {
  watch: Watch;
  /** The running test causes a problem (console error, policy violation, outside request) that matches. */
  allowConsole: Watch['allow'];
  /** Watches a context that the test opened by itself, as the test's own context is watched. */
  watchContext: Watch['add'];
  site: Site;
}

/**
 * Playwright's test; it fails when a page of the test wrote a console error or a React warning, threw, broke the
 * content security policy, or asked a host other than *.localhost, unless the test allows it. Other hosts have no
 * address (`playwright.config.ts`); nothing is intercepted here, because that pauses every request of a page and
 * switches the browser's cache off.
 */
export const test = base.extend<WatchFixtures>({
  watch: [
    async ({ context }, use, info) => {
      const watch = createWatch();
      const journal = keepJournal(context);
      await watch.add(context);
      await use(watch);
      if (info.errors.length > 0 || watch.findFaults().length > 0) {
        await info.attach('journal', { body: journal.lines.join('\n'), contentType: 'text/plain' });
      }
      expect(watch.findFaults(), 'problems on the pages of this test').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...address) => {
      const answer = await goto(...address);
      if (javaScriptEnabled) await waitForLife(page);
      return answer;
    };
    await use(page);
  },
  allowConsole: async ({ watch }, use) => use(watch.allow),
  watchContext: async ({ watch }, use) => use(watch.add),
  site: async ({ request, baseURL }, use) => use(createSite(request, new URL(baseURL ?? '').port)),
});

/** A test that holds scripts up goes on without them. */
const LIFE_MS = 3000;

/**
 * Settled when what the page shows has come to life: its scripts come after its first picture (decision 0082), and what
 * is pressed before that is sent by the browser itself, which has tests of its own.
 */
async function waitForLife(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, undefined, { timeout: LIFE_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/** Runs in the page. */
function isAlive(): boolean {
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.closest('[data-late]') === null);
  const isNear = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const blocks = find('[data-enhance]:not([data-enhanced])');
  const flows = find('[data-flow-root]:not([data-flow-ready], [data-flow-failed])').filter(isNear);
  return blocks.length + flows.length === 0;
}

function createWatch(): Watch {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  return {
    async add(context) {
      await context.addInitScript(reportPolicyViolations);
      context.on('console', (message) => {
        if (isProblem(message)) problems.push(`console ${message.type()}: ${toText(message)}`);
      });
      context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
      context.on('request', (request) => {
        if (!isOwnAddress(request.url())) problems.push(`request to another host: ${request.url()}`);
      });
    },
    allow: (pattern) => allowed.push(pattern),
    findFaults: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}

/** Of what could not be loaded a browser writes only the status. */
function toText(message: ConsoleMessage): string {
  const text = message.text();
  return text.startsWith('Failed to load resource') ? `${text} at ${message.location().url}` : text;
}

/** Runs in the page. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
  });
}

function isProblem(message: ConsoleMessage): boolean {
  if (message.type() === 'error') return true;
  return message.type() === 'warning' && /^Warning:|react/i.test(message.text());
}

function isOwnAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (!protocol.startsWith('http')) return true;
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
}
