import { expect, test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test';
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
      if (info.errors.length > 0) {
        await info.attach('journal', { body: journal.lines.join('\n'), contentType: 'text/plain' });
      }
      expect(watch.findFaults(), 'problems on the pages of this test').toEqual([]);
    },
    { auto: true },
  ],
  allowConsole: async ({ watch }, use) => use(watch.allow),
  watchContext: async ({ watch }, use) => use(watch.add),
  site: async ({ request, baseURL }, use) => use(createSite(request, new URL(baseURL ?? '').port)),
});

function createWatch(): Watch {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  return {
    async add(context) {
      await context.addInitScript(reportPolicyViolations);
      context.on('console', (message) => {
        if (isProblem(message)) problems.push(`console ${message.type()}: ${message.text()}`);
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
