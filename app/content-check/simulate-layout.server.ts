import { EMPTY_LAYOUT, layout as layoutSchema } from '#schemas/layout';
import { toPointer, type Finding } from '#schemas/finding';
import type { Audience } from '#schemas/page';
import type { EntryAddress } from '#cms/store/entry-address';
import { prepareFilled } from './prepare-filled.server';
import { checkLinks } from './check-links.server';
import { checkMarkup } from './check-markup';
import { startRun, type CheckRun } from './check-run.server';
import type { CheckedSite } from './checked-site';
import { listComponents, OF_PAGE } from './page-components';
import { runCells } from './page-cells.server';
import { listAddresses } from './page-strings';
import { PlacedFindings } from './place-findings.server';
import { createPublishedPages } from './published-pages.server';
import { LIMIT_MS, toReport, type SimulationOptions, type SimulationReport } from './simulation';

/** A layout as it would stand around the pages of its audiences, in each region that it is for. Writes nothing. */
export async function simulateLayout(
  raw: unknown,
  address: EntryAddress,
  site: CheckedSite,
  { limitMs = LIMIT_MS, run = startRun(site) }: SimulationOptions = {},
): Promise<SimulationReport> {
  const started = run.now();
  const regions = site.regions().filter(({ code }) => address.region === '' || code === address.region);
  const found = new PlacedFindings({
    page: ['layout', address.audience].filter(Boolean).join(' '),
    audience: address.audience,
    components: listComponents(raw),
    regions: regions.map(({ code }) => code),
  });
  const read = layoutSchema.safeParse(raw);
  const issue = read.error?.issues[0];
  if (issue) found.add([noLayout(toPointer(issue.path), issue.message)]);
  const audiences: readonly Audience[] = address.audience === '' ? ['b2c', 'b2b'] : [address.audience];
  let [rendered, notRun]: [number, string[]] = [0, []];
  for (const audience of audiences) {
    const cells = await simulateFor(audience, { raw, run, found, regions, deadline: started + limitMs });
    rendered += cells.groups.length;
    notRun = [...new Set([...notRun, ...cells.notRun])];
  }
  return toReport({ address, found, regions: regions.length, rendered, notRun, ms: run.now() - started });
}

interface LayoutSimulation {
  raw: unknown;
  run: CheckRun;
  found: PlacedFindings;
  regions: ReturnType<CheckedSite['regions']>;
  deadline: number;
}

async function simulateFor(audience: Audience, simulation: LayoutSimulation) {
  const { raw, run, found, regions, deadline } = simulation;
  const { components: list = [], ...menus }: { components?: unknown } = Object(raw);
  const components = listComponents(raw);
  const filled = await prepareFilled({ raw: { components: list }, audience, components, run }, regions[0]);
  if (filled === null) return { groups: [], notRun: [] };
  const { base, prepareFor } = filled;
  // A page without a type is a finding of pages only.
  found.add(base.findings.filter(({ code }) => code !== 'page-field'));
  // Its own windows are what stands around everything else.
  const alone = { ...run, around: async () => [] };
  const scope = { run: alone, page: base.page, path: '/', audience, until: null };
  const cells = await runCells(prepareFor, scope, regions, deadline);
  for (const { finding, regions: where } of cells.findings) found.add([finding], where);
  for (const { findings, facts, regions: where } of cells.groups) {
    found.add(findings, where);
    const markup = checkMarkup({ facts, idsAround: new Set(), components });
    // Headings are those of the page around them.
    found.add(
      markup.filter(({ code }) => !code.startsWith('heading')),
      where,
    );
  }
  const links = await checkLinks({
    path: '',
    audience,
    components,
    files: run.files,
    own: listAddresses(menus),
    pages: createPublishedPages(run.site.store),
    regions: regions.map(({ code }) => code),
  });
  for (const { finding, regions: where } of links) found.add([finding], where);
  return cells;
}

const noLayout = (pointer: string, message: string): Finding => ({
  code: 'page-shape',
  severity: 'error',
  ...OF_PAGE,
  pointer,
  message,
  fix: `A layout is ${JSON.stringify(Object.keys(EMPTY_LAYOUT))}; correct this field.`,
});
