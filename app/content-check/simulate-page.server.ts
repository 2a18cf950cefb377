import type { Finding } from '#schemas/finding';
import type { Region } from '#schemas/region';
import type { EntryAddress } from '#cms/store/entry-address';
import { registry } from '#app/catalog.server';
import type { PageScope } from './cell-loads.server';
import { checkExamples } from './check-examples';
import { checkLinkedOffers } from './check-linked-offers.server';
import { checkLinks } from './check-links.server';
import { checkMarkup } from './check-markup';
import { checkAddress, checkHeadFields } from './check-page-fields';
import { checkRedirect } from './check-redirect.server';
import { startRun, type CheckRun } from './check-run.server';
import { checkTexts } from './check-texts';
import { checkTypedPrices, hasSums } from './check-typed-prices';
import { checkVersions } from './check-versions';
import type { CheckedSite } from './checked-site';
import { listComponents, OF_PAGE, type RawComponent } from './page-components';
import { listAddresses } from './page-strings';
import { runCells, type PageCells } from './page-cells.server';
import { prepareFilled } from './prepare-filled.server';
import { PlacedFindings } from './place-findings.server';
import { createPublishedPages, toAudience, type PublishedPages } from './published-pages.server';
import { LIMIT_MS, toReport, type SimulationOptions, type SimulationReport } from './simulation';
import { checkWeight, weighPage, type PageWeight } from './weigh-page.server';

/**
 * Shows a page as it would be after its publication, in each region that it is for, and says what is wrong. Writes
 * nothing. `raw` is page info, or the body of a redirect. Never rejects for bad content or a failing operator.
 */
export async function simulatePage(
  raw: unknown,
  address: EntryAddress,
  site: CheckedSite,
  { limitMs = LIMIT_MS, until = null, run = startRun(site) }: SimulationOptions = {},
): Promise<SimulationReport> {
  const started = run.now();
  const pages = createPublishedPages(site.store, { address, raw });
  const regions = await findRegions(address, site, pages);
  const components = listComponents(raw);
  const found = new PlacedFindings({
    page: address.name,
    audience: toAudience(address),
    components,
    regions: regions.map(({ code }) => code),
  });
  const simulation = { address, regions, components, found, pages, run, until };
  const audience = toAudience(address);
  const filled = await prepareFilled({ raw, audience, components, run }, regions[0]);
  if (filled === null) found.add([noPage()]);
  const shown = filled && (await simulate(filled, simulation, started + limitMs));
  return toReport({
    address,
    found,
    regions: regions.length,
    rendered: shown?.cells.groups.length ?? 0,
    notRun: shown?.cells.notRun ?? [],
    weight: shown?.weight ?? null,
    ms: run.now() - started,
  });
}

const noPage = (): Finding => ({
  code: 'page-shape',
  severity: 'error',
  ...OF_PAGE,
  pointer: '',
  message: 'this is no page at all: it must be an object',
  fix: 'A page is {"uuid": "…", "title": "…", "components": […]}.',
});

interface Simulation {
  address: EntryAddress;
  regions: readonly Region[];
  components: readonly RawComponent[];
  found: PlacedFindings;
  pages: PublishedPages;
  run: CheckRun;
  until: number | null;
}

/** Its own region; or all regions of the site, but for those that have a page of their own there. */
async function findRegions(
  address: EntryAddress,
  site: CheckedSite,
  pages: PublishedPages,
): Promise<Region[]> {
  const all = site.regions();
  if (address.region !== '') {
    return [
      all.find(({ code }) => code === address.region) ?? {
        id: address.region,
        code: address.region,
        title: address.region,
      },
    ];
  }
  const variants = await pages.at(address.name, toAudience(address));
  const own = new Set(variants.map(({ region }) => region));
  return all.filter(({ code }) => !own.has(code));
}

async function simulate(
  { base, prepareFor }: NonNullable<Awaited<ReturnType<typeof prepareFilled>>>,
  simulation: Simulation,
  deadline: number,
): Promise<{ cells: PageCells; weight: PageWeight } | null> {
  const { address, found, regions, components, run, until } = simulation;
  const { page } = base;
  const scope: PageScope = { run, page, path: address.name, audience: toAudience(address), until };
  found.add(checkAddress(address.name, scope.audience, page));
  if (page.redirect301 !== null) {
    await judgeRedirect(page.redirect301, simulation, scope);
    return null;
  }
  found.add(base.findings);
  // Such a page answers 404, or with the status that it names: nobody sees its blocks.
  if (page.is404 || page.errorStatus !== null) return null;
  found.add(checkVersions(components, (type) => registry.find(type)?.version ?? null));
  found.add(checkExamples(components, (type) => registry.find(type)));
  found.add(checkHeadFields(page));
  found.add(checkTexts(page, components));
  const cells = await runCells(prepareFor, scope, regions, deadline);
  for (const { finding, regions: where } of cells.findings) found.add([finding], where);
  for (const { findings, facts, idsAround, regions: where } of cells.groups) {
    found.add(findings, where);
    found.add(checkMarkup({ facts, idsAround, components }), where);
  }
  const [first] = regions;
  if (first && hasSums(components)) {
    found.add(checkTypedPrices(components, await run.products(first, scope.audience)));
  }
  await judgeLinks(simulation, scope);
  const weight = await weighPage(base.ready, cells, run.files);
  found.add(checkWeight(weight));
  return { cells, weight };
}

async function judgeRedirect(target: string, simulation: Simulation, scope: PageScope): Promise<void> {
  const { regions, pages, found, run } = simulation;
  const rootHosts = run.site.env.ROOT_HOSTS;
  for (const { code } of regions) {
    const { path, audience } = scope;
    const findings = await checkRedirect({ target, path, audience, region: code, rootHosts, pages });
    found.add(findings, [code]);
  }
}

/** What the page leads to. */
async function judgeLinks(simulation: Simulation, scope: PageScope): Promise<void> {
  const { regions, components, pages, found, run } = simulation;
  const { path, audience, page } = scope;
  const links = await checkLinks({
    path,
    audience,
    components,
    pages,
    files: run.files,
    own: listAddresses(page.breadcrumbs, ['breadcrumbs']),
    regions: regions.map(({ code }) => code),
  });
  for (const { finding, regions: where } of links) found.add([finding], where);
  const [first] = regions;
  if (first) found.add(await checkLinkedOffers(components, scope, first));
}
