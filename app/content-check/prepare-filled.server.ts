import type { ReadyComponent } from '#registry/verdict';
import type { Finding } from '#schemas/finding';
import type { PageInfo } from '#schemas/page';
import type { Region } from '#schemas/region';
import { toContentVersion } from '#cms/sources/content-version';
import { preparePage } from '#app/page/prepare-page.server';
import type { FilledContent } from '#app/references/fill-content.server';
import { toUnknownFindings } from '#app/references/unknown-findings';
import type { CheckRun } from './check-run.server';
import type { RawComponent } from './page-components';

/** A page as a region gets it: prices that it refers to are the region's own. */
export type PrepareFor = (region: Region) => Promise<FilledPage>;

export interface FilledPage {
  page: PageInfo;
  ready: readonly ReadyComponent[];
  /** What is wrong with it wherever it is shown. */
  findings: readonly Finding[];
  /** References without a value in this region. */
  unknown: readonly Finding[];
}

interface Draft {
  raw: unknown;
  audience: 'b2c' | 'b2b';
  components: readonly RawComponent[];
  run: CheckRun;
}

/**
 * Prepares a draft for its regions, with the prices of each filled in. Regions with equal prices share one page.
 *
 * @returns null for a draft that is not a page
 */
export async function prepareFilled(
  { raw, audience, components, run }: Draft,
  first: Region | undefined,
): Promise<{ base: FilledPage; prepareFor: PrepareFor } | null> {
  const draft = { raw, version: toContentVersion(raw) };
  const known = new Map<string, FilledPage>();

  function prepare(filled: FilledContent): FilledPage | null {
    const key = `${filled.version} ${filled.isUncertain}`;
    const same = known.get(key);
    if (same) return same;
    const prepared = preparePage(filled.raw, filled.version);
    if (prepared === null) return null;
    const page = { ...prepared, unknown: toPlaced(filled, components) };
    known.set(key, page);
    return page;
  }

  async function fill(region: Region): Promise<FilledContent> {
    const gateway = run.gateway.for({ region, audience }, () => undefined);
    return run.site.filler.fillIn(draft, { region, audience }, gateway);
  }

  const base = prepare(
    first === undefined ? { ...draft, unknown: [], isUncertain: false } : await fill(first),
  );
  return base && { base, prepareFor: async (region) => prepare(await fill(region)) ?? base };
}

/** Findings of references, each with the component whose text holds the reference. */
function toPlaced({ unknown, isUncertain }: FilledContent, components: readonly RawComponent[]): Finding[] {
  return toUnknownFindings(unknown, isUncertain).map((finding) => {
    const code = finding.code === 'load-failed' ? ('unchecked' as const) : finding.code;
    const own = components.findLast(({ place }) => finding.pointer.startsWith(`${place}/`));
    if (own === undefined) return { ...finding, code };
    const { id, type, version, place } = own;
    return { ...finding, code, id, type, version, pointer: finding.pointer.slice(place.length) };
  });
}
