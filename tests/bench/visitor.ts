import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import type { Bench } from './bench';
import { BROWSER_ARGS, CHROMIUM } from './browser';
import { formatKilobytes, judgeAtMost, median, type Figure } from './figure';
import { recordTasks, type LongTasks } from './longest-task';
import { makeDirectory, onAllCores, startSite, type MeasuredServer } from './servers';

/** What the account, the counters, the tracker and the banners cost a visitor's phone: their code, and their longest task. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };
/** Of a phone. The headless browser names itself as crawlers do, and nothing is counted for crawlers. */
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const SLOWDOWN = 4;
/** As the site is built for (vite.config.ts). */
const OLDEST_BROWSERS = ['chrome70', 'safari14', 'firefox100', 'edge109'];
const CODE_LIMIT = { target: 6000 };
const TASK_LIMIT = { target: 50 };
/** The tracker sends after five seconds. */
const VISIT_MS = 5500;
const SUBSCRIBER = '+7 926 123-45-67';

export const measureVisitor: Bench = async ({ isQuick }) => {
  const browser = await onAllCores(() => chromium.launch({ executablePath: CHROMIUM, args: BROWSER_ARGS }));
  try {
    return {
      figures: [await measureCode(), ...(await measureTasks(browser, isQuick ? 2 : 7))],
      notes: [
        'The code: the scripts of the account, the counters, the tracker, the banners, the depth of scrolling and the source of a visit, as they add to the bundle of all scripts of the shell. Scripts of counters themselves are not the site’s.',
        `The longest task: the main page at ${PHONE.viewport.width} px and CPU ÷ ${SLOWDOWN}, from its opening over a scroll to its end until the tracker has sent; signed in, with a tag manager, two counters and the tracker, against a visitor without any of it.`,
      ],
    };
  } finally {
    await browser.close();
  }
};

async function measureCode(): Promise<Figure> {
  const [whole, without] = await Promise.all([bundle([]), bundle([leaveOut(LEFT_OUT)])]);
  const bytes = whole - without;
  return {
    bench: 'visitor',
    name: 'JS of account, counters, tracker and banners',
    ratio: null,
    baseline: `the shell’s scripts without them, ${formatKilobytes(without)} gzip`,
    value: formatKilobytes(bytes),
    target: `≤ ${CODE_LIMIT.target / 1000} KB`,
    verdict: judgeAtMost(bytes, CODE_LIMIT),
  };
}

/** What these modules export when they do nothing. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'app/shell-scripts/account/show-account.ts': 'export const showAccount = () => {};',
  'app/shell-scripts/analytics/start-analytics.ts':
    'export const COOKIES_AGREED = "a"; export const startAnalytics = () => {};',
  'app/shell-scripts/watch-banners.ts': 'export const watchBanners = () => {};',
  'app/shell-scripts/watch-scroll.ts': 'export const watchScroll = () => {};',
  'flows/kit/connection/visit-source.ts': 'export const keepVisitSource = () => {};',
};

function leaveOut(modules: Readonly<Record<string, string>>): Plugin {
  return { name: 'leave-out', load: (id) => modules[id.slice(ROOT.length)] };
}

/** Bytes of the shell's scripts, with those that they fetch later, minified and compressed. */
async function bundle(plugins: Plugin[]): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    resolve: { alias: [{ find: /^#(\w+)\//, replacement: `${ROOT}$1/` }] },
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      modulePreload: false,
      rollupOptions: {
        input: `${ROOT}app/shell-scripts/start-shell-scripts.ts`,
        preserveEntrySignatures: 'strict',
        output: { inlineDynamicImports: true },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return gzipSync(files.map((file) => (file.type === 'chunk' ? file.code : '')).join('')).length;
}

async function measureTasks(browser: Browser, rounds: number): Promise<Figure[]> {
  const plain = await startSite({ directory: makeDirectory() });
  const counting = await startSite({ directory: makeDirectory(), hearsEvents: true, hasCounters: true });
  const without: LongTasks[] = [];
  const withAll: LongTasks[] = [];
  for (let round = 0; round < rounds; round += 1) {
    without.push(await visit(browser, plain, (page) => openAccount(page, plain)));
    withAll.push(await visit(browser, counting, (page) => signIn(page, counting)));
  }
  await Promise.all([plain.stop(), counting.stop()]);
  return [
    compare('the longest work of scripts in one task', 'longestOfScripts', { withAll, without }),
    compare('longest task', 'longest', { withAll, without }),
  ];
}

function compare(
  what: string,
  of: keyof LongTasks,
  { withAll, without }: Readonly<Record<'withAll' | 'without', LongTasks[]>>,
): Figure {
  const taken = median(withAll.map((tasks) => tasks[of]));
  const base = median(without.map((tasks) => tasks[of]));
  return {
    bench: 'visitor',
    name: `Main page with all of it: ${what}`,
    ratio: median(withAll.map((tasks, round) => tasks[of] / (without[round]?.[of] ?? Number.NaN))),
    baseline: `the same page without, ${base.toFixed(0)} ms`,
    value: `${taken.toFixed(0)} ms`,
    target: `≤ ${TASK_LIMIT.target} ms`,
    verdict: judgeAtMost(taken, TASK_LIMIT),
  };
}

async function visit(
  browser: Browser,
  site: MeasuredServer,
  prepare: (page: Page) => Promise<void>,
): Promise<LongTasks> {
  const context = await browser.newContext({ ...PHONE, userAgent: USER_AGENT });
  const page = await context.newPage();
  await prepare(page);
  await slowDown(context, page);
  const tasks = await recordTasks(browser, page, async () => {
    await page.goto(toUrl(site, '/'), { waitUntil: 'load' });
    await page.waitForTimeout(1000);
    await page.mouse.wheel(0, 20_000);
    await page.waitForTimeout(VISIT_MS);
  });
  await context.close();
  return tasks;
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** It brings styles, fonts and scripts of the site along: the visit that is measured has them already. */
async function openAccount(page: Page, site: MeasuredServer): Promise<void> {
  await page.goto(toUrl(site, '/sandbox/account'));
}

async function signIn(page: Page, site: MeasuredServer): Promise<void> {
  await openAccount(page, site);
  await page.getByLabel('Номер телефона').fill(SUBSCRIBER);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('heading', { level: 1, name: 'Личный кабинет' }).waitFor();
}

const toUrl = ({ port }: MeasuredServer, path: string) => `http://moscow.localhost:${port}${path}`;
