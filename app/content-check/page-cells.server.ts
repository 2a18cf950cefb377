import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReadyComponent } from '#registry/verdict';
import type { Finding } from '#schemas/finding';
import type { Region } from '#schemas/region';
import { composePage, type Composition } from '#app/page/compose-page.server';
import { renderBlocks, type RenderedBlocks } from '#app/page/render-blocks.server';
import { selectComponents } from '#app/page/select-components';
import { CellLoads, toCellContext, type CellLoad, type PageScope } from './cell-loads.server';
import { checkPromises, hasPromises } from './check-promises.server';
import { checkProduct } from './check-product';
import type { FilledPage, PrepareFor } from './prepare-filled.server';
import { readMarkup, type MarkupFacts } from './read-markup';

/** Cells that show the same: one render stands for all of their regions. */
export interface CellGroup {
  regions: Set<string>;
  blocks: RenderedBlocks;
  facts: MarkupFacts;
  /** What its views said. */
  findings: Finding[];
  /** Ids of the layout's windows. */
  idsAround: ReadonlySet<string>;
}

export interface PageCells {
  groups: CellGroup[];
  /** Milliseconds that each component's load took where it was fastest, by its id. */
  loadMs: ReadonlyMap<string, number>;
  /** What loads said, with the regions that they said it in. */
  findings: { finding: Finding; regions: string[] }[];
  /** Regions that were left out because the time was up. */
  notRun: string[];
}

/** How many moments to come a page is looked at, beside now. */
const MAX_MOMENTS = 6;

/**
 * Shows a page in each of the regions, as a visitor would get it now and at each moment when a block comes or goes.
 * Cells that load and select the same are rendered once. Stops at `deadline` (milliseconds since 1970).
 */
export async function runCells(
  prepareFor: PrepareFor,
  scope: PageScope,
  regions: readonly Region[],
  deadline: number,
): Promise<PageCells> {
  const cells = new Cells(prepareFor, scope);
  const notRun: string[] = [];
  for (const region of regions) {
    if (scope.run.now() > deadline) notRun.push(region.code);
    else await cells.add(region);
  }
  return { groups: cells.groups(), loadMs: cells.loadMs, findings: cells.findings(), notRun };
}

class Cells {
  readonly loadMs = new Map<string, number>();
  private readonly loads: CellLoads;
  private readonly known = new Map<string, CellGroup>();
  private readonly found = new Map<string, { finding: Finding; regions: Set<string> }>();
  /** The ways that the page is prepared in, by their number. */
  private readonly prepared: FilledPage[] = [];

  constructor(
    private readonly prepareFor: PrepareFor,
    private readonly scope: PageScope,
  ) {
    this.loads = new CellLoads(scope);
  }

  groups(): CellGroup[] {
    return [...this.known.values()];
  }

  findings(): PageCells['findings'] {
    return [...this.found.values()].map(({ finding, regions }) => ({ finding, regions: [...regions] }));
  }

  async add(region: Region): Promise<void> {
    const prepared = await this.prepareFor(region);
    const { inside, around, findings, failure } = await this.compose(prepared, region);
    this.tell([...prepared.unknown, ...findings, ...checkProduct(failure)], region);
    for (const now of listMoments(prepared.ready, this.scope.run.now())) {
      const { audience } = this.scope;
      const selection = { regionCode: region.code, audience, hiddenSections: [], now };
      const selected = selectComponents(inside, selection);
      await this.addCell(selected, selectComponents(around, selection), region, this.numberOf(prepared));
    }
  }

  private async addCell(
    selected: readonly ReadyComponent[],
    around: readonly ReadyComponent[],
    region: Region,
    preparation: number,
  ): Promise<void> {
    const loads = await this.loads.load(selected, region);
    for (const { id, ms } of loads) this.loadMs.set(id, Math.min(ms, this.loadMs.get(id) ?? ms));
    this.tell(await this.judge(selected, loads, region), region);
    const digests = loads.map(({ digest }) => digest);
    const key = JSON.stringify([preparation, toShape(selected), toShape(around), digests]);
    const known = this.known.get(key);
    if (known) {
      known.regions.add(region.code);
      return;
    }
    this.known.set(key, await this.render(selected, around, region));
    // The site answers visitors meanwhile.
    await nextTurn();
  }

  /** Content that is prepared alike is one object. */
  private numberOf(prepared: FilledPage): number {
    if (!this.prepared.includes(prepared)) this.prepared.push(prepared);
    return this.prepared.indexOf(prepared);
  }

  /** What loads say, and what the components need and offer. */
  private async judge(
    selected: readonly ReadyComponent[],
    loads: readonly CellLoad[],
    region: Region,
  ): Promise<Finding[]> {
    const said = loads.flatMap(({ findings }) => findings);
    const promised: Finding[] = [];
    for (const component of selected.flatMap(withChildren).filter(hasPromises)) {
      const load = loads.find(({ id }) => id === component.id);
      promised.push(...(await checkPromises(component, load, this.scope, region)));
    }
    return [...said.filter((finding) => !saysTheSame(finding, promised)), ...promised];
  }

  private async render(
    selected: readonly ReadyComponent[],
    around: readonly ReadyComponent[],
    region: Region,
  ): Promise<CellGroup> {
    const context = toCellContext(this.scope, region, () => undefined);
    const blocks = await renderBlocks(selected, context);
    const layout = await renderBlocks(around, context);
    return {
      regions: new Set([region.code]),
      blocks,
      facts: readMarkup(toHtml(blocks)),
      // What a load says is known already.
      findings: blocks.findings.filter(({ code }) => code === 'render-failed'),
      idsAround: readMarkup(toHtml(layout)).ids,
    };
  }

  /** As a visitor of the region gets the page. */
  private compose(prepared: FilledPage, region: Region): Promise<Composition> {
    const { page, path, audience, run } = this.scope;
    const { gateway, query } = toCellContext(this.scope, region, () => undefined);
    return composePage(
      {
        prepared: { page, ready: prepared.ready },
        path,
        query,
        scope: { region, audience },
        gateway,
        loadAround: async (pageType) => ({
          ready: await run.around(pageType, region, audience),
          findings: [],
        }),
        banner: null,
      },
      { toShow: true },
    );
  }

  private tell(findings: readonly Finding[], region: Region): void {
    for (const finding of findings) {
      const key = [finding.code, finding.id, finding.pointer, finding.message].join('\n');
      const known = this.found.get(key) ?? { finding, regions: new Set() };
      known.regions.add(region.code);
      this.found.set(key, known);
    }
  }
}

/** A flow that finds nothing to work with says so itself, of the whole of it. */
function saysTheSame({ code, severity, id, pointer }: Finding, promised: readonly Finding[]): boolean {
  if (code !== 'faulty-definition' || severity !== 'warning' || pointer !== '') return false;
  return promised.some((other) => other.code === 'requirement-missing' && other.id === id);
}

function withChildren(component: ReadyComponent): ReadyComponent[] {
  return [component, ...component.children.flatMap(withChildren)];
}

function toHtml({ parts, html }: RenderedBlocks): string {
  return parts.map(({ hash }) => html.get(hash) ?? '').join('');
}

type Shape = (string | Shape)[];

function toShape(components: readonly ReadyComponent[]): Shape {
  return components.map(({ id, children }) => [id, ...toShape(children)]);
}

/** Now, and each moment to come when a block appears or disappears. */
function listMoments(components: readonly ReadyComponent[], now: number): number[] {
  const times = components.flatMap(listTimes).filter((time) => time > now);
  return [now, ...[...new Set(times)].sort((a, b) => a - b).slice(0, MAX_MOMENTS)];
}

function listTimes({ scope, children }: ReadyComponent): number[] {
  const own = [scope?.from, scope?.until].flatMap((time) => (time == null ? [] : [Date.parse(time)]));
  return [...own, ...children.flatMap(listTimes)];
}
