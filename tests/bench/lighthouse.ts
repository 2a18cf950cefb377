import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { buildSiteWhenStale } from '#app/commands/prepare.mjs';
import { BROWSER_ARGS, CHROMIUM } from './browser';
import { findFreePort, makeDirectory, startSite } from './servers';

/**
 * `npm run lighthouse`: the four categories on a phone, for one page of each sort. Fails below 95 and where scripts keep
 * a tap waiting for longer than 200 ms altogether, and names what keeps a category from 100. `--only PATH` for one page. Pages that search engines are asked not to list have no `seo`.
 */

const LIMIT = 0.95;
/** The most that the main thread may be blocked for while a page comes, in ms. */
const MOST_BLOCKED_MS = 200;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PAGES: readonly { label: string; path: string; isUnlisted?: true }[] = [
  { label: 'moscow', path: '/' },
  { label: 'moscow', path: '/tariffs/all' },
  { label: 'moscow', path: '/tariffs/all/maksimum' },
  { label: 'moscow', path: '/tariffs/all/sam-soberi' },
  { label: 'moscow', path: '/tariffs/all/compare?ids=start,bez-limita,maksimum' },
  { label: 'moscow', path: '/services' },
  { label: 'moscow', path: '/help/info/lost-phone.html' },
  { label: 'moscow', path: '/action/bez-limita-20.html' },
  { label: 'moscow', path: '/services/zashchita.html' },
  { label: 'moscow', path: '/music' },
  { label: 'moscow', path: '/roaming/world/turciya.html' },
  { label: 'moscow', path: '/action' },
  { label: 'moscow', path: '/help' },
  { label: 'moscow', path: '/speedtest' },
  { label: 'moscow', path: '/pay/topup' },
  { label: 'moscow', path: '/pay/promised' },
  { label: 'moscow', path: '/forhome' },
  { label: 'moscow', path: '/shop' },
  { label: 'moscow', path: '/order/product?tariff=maksimum', isUnlisted: true },
  { label: 'moscow', path: '/esim/order' },
  { label: 'moscow', path: '/news' },
  { label: 'moscow', path: '/search?q=роуминг', isUnlisted: true },
  { label: 'moscow', path: '/help/contract-copy' },
  { label: 'corp', path: '/' },
];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
await buildSiteWhenStale();
const site = await startSite({ directory: makeDirectory() });
const debuggingPort = await findFreePort();
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: [...BROWSER_ARGS, `--remote-debugging-port=${debuggingPort}`],
});

let failures = 0;
for (const { label, path, isUnlisted } of PAGES.filter(
  (page) => values.only === undefined || page.path === values.only,
)) {
  const url = `http://${label}.localhost:${site.port}${path}`;
  const onlyCategories = isUnlisted ? CATEGORIES.filter((id) => id !== 'seo') : CATEGORIES;
  const run = await lighthouse(url, { port: debuggingPort, onlyCategories, logLevel: 'error' });
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  console.log(`\n${label} ${path}\n  ${summarise(run.lhr)}`);
  for (const line of findLosses(run.lhr)) console.log(`  - ${line}`);
  failures += Object.values(run.lhr.categories).filter(({ score }) => (score ?? 0) < LIMIT).length;
  const { numericValue: blockedMs = Infinity } = run.lhr.audits['total-blocking-time'] ?? {};
  if (blockedMs > MOST_BLOCKED_MS) failures += 1;
}
await browser.close();
await site.stop();
console.log(
  failures === 0
    ? '\nNo category is below 95, no page blocks for more than 200 ms'
    : `\n${failures} categories are below 95, or pages block for more than 200 ms`,
);
process.exitCode = failures === 0 ? 0 : 1;

function summarise({ categories, audits }: Result): string {
  const scores = Object.entries(categories).map(
    ([id, { score }]) => `${id} ${Math.round((score ?? 0) * 100)}`,
  );
  const metrics = [
    ['LCP', 'largest-contentful-paint'],
    ['CLS', 'cumulative-layout-shift'],
    ['TBT', 'total-blocking-time'],
  ].map(([name = '', id = '']) => `${name} ${audits[id]?.displayValue ?? '?'}`);
  const largest = JSON.stringify(audits['largest-contentful-paint-element']?.details ?? {});
  const [, snippet = '?'] = /"snippet":"((?:[^"\\]|\\.){1,160})/.exec(largest) ?? [];
  return `${[...scores, ...metrics].join(', ')}\n  largest: ${snippet}`;
}

/** Every weighted audit that is not perfect, with the elements it names. */
function findLosses({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 1) return [];
      const places = JSON.stringify(audit.details ?? {}).matchAll(
        /"(?:snippet|url)":"((?:[^"\\]|\\.){1,160})/g,
      );
      const named = [...new Set([...places].map(([, place = '']) => place))].slice(0, 3);
      const value = audit.displayValue ? ` (${audit.displayValue})` : '';
      return [
        `${category}: ${id} ${Math.round(audit.score * 100)}${value}. ${audit.title}. ${named.join(' · ')}`,
      ];
    }),
  );
}
