import type { AppLoadContext } from '@remix-run/node';
import { isDocumentKind } from '#schemas/documents/document-kinds';
import type { PlacedFinding } from '#schemas/finding';
import type { EntryRecord } from '#cms/store/entry-records';
import { readPlans } from '#cms/store/plan-records';
import { listRegionsWithVariant } from '#cms/store/published/published-pages';
import { toEditorFinding } from '#app/studio/check/editor-finding';
import { simulateEntry } from '#app/content-check/simulate-entry.server';
import type { SimulationReport } from '#app/content-check/simulation';
import type { PublishReport, ReportCell } from './publish-report';

type Site = AppLoadContext['site'];

/** Tries the publication of a body, and says in an editor's words what its visitors would get. Writes nothing. */
export async function simulateOpened(entry: EntryRecord, body: string, site: Site): Promise<PublishReport> {
  const until = await findEnd(entry, site);
  const report = await simulateEntry(JSON.parse(body), entry, site, { until });
  const { findings, isRefused, cells, ms, weight } = report;
  const ofSeverity = (severity: PlacedFinding['severity']) =>
    findings
      .filter((finding) => finding.severity === severity)
      .map((finding) => toEditorFinding(finding, entry));
  return {
    isRefused,
    refusals: ofSeverity('error'),
    warnings: ofSeverity('warning'),
    cells: await listCells(entry, report, site),
    rendered: cells.rendered,
    ms: Math.round(ms),
    weight: weight && { js: weight.js, css: weight.css, images: weight.images, loadMs: weight.loadMs },
  };
}

/** When the document is planned to go. */
async function findEnd({ id }: EntryRecord, { store }: Site): Promise<number | null> {
  const plans = await readPlans(store, { entryId: id, states: ['waiting'] });
  return plans.find(({ action }) => action === 'unpublish')?.at ?? null;
}

async function listCells(
  { kind, name, audience, region }: EntryRecord,
  { findings, notRun }: SimulationReport,
  site: Site,
): Promise<ReportCell[]> {
  // Neither forms nor materials are tried region by region.
  if (kind === 'form' || isDocumentKind(kind)) return [];
  const others = await listRegionsWithVariant(site.store, name, audience === '' ? 'b2c' : audience);
  const own = site.regions().filter(({ code }) => (region === '' ? !others.includes(code) : code === region));
  return own.map(({ code, title }) => {
    const here = findings.filter(({ regions }) => regions === 'all' || regions.includes(code));
    const count = (severity: string) => here.filter((finding) => finding.severity === severity).length;
    return {
      code,
      title,
      errors: count('error'),
      warnings: count('warning'),
      wasRun: !notRun.includes(code),
    };
  });
}
