import type { Audience } from '#schemas/page';
import type { ContentSource } from '#cms/sources/content-source';
import { toContentVersion } from '#cms/sources/content-version';
import type { ExperimentTable } from '#cms/store/experiment-tables';
import { preparePage } from '#app/page/prepare-page.server';
import { findStepsRoot } from '#app/page/route-rules';
import { DEFAULT_REGION } from '#app/site/resolve-host';
import type { Logger } from '#app/site/logger';
import type { Division } from './deal-variant';
import { findBlock, judgeVersionB } from './version-b.server';

/** An experiment as pages need it. */
export interface RunningExperiment extends Division {
  path: string;
  audience: Audience;
  /** The block's id. */
  block: string;
  type: string;
  /** A page of version B alone, as content: its references are filled in for each region. */
  content: { raw: unknown; version: string };
  goal: string;
  key: string;
  /** Milliseconds since 1970. */
  beginsAt: number;
  endsAt: number;
}

/** The experiments that run now, in memory: a page without one costs a look into a map. */
export interface RunningExperiments {
  /** The experiment of a page; null for nearly all. The audience is asked for only where the path has one. */
  find: (path: string, audience: () => Audience) => RunningExperiment | null;
  findById: (id: string) => RunningExperiment | null;
  listByGoal: (flow: string) => RunningExperiment[];
  /** Reads the running experiments from the store. When the store fails it logs that and keeps the former list. */
  reload: () => Promise<void>;
}

interface Options {
  list: () => Promise<ExperimentTable[]>;
  source: Pick<ContentSource, 'getPage'>;
  now: () => number;
  log: Pick<Logger, 'warn' | 'error'>;
}

export function createRunningExperiments({ list, source, now, log }: Options): RunningExperiments {
  let running: readonly RunningExperiment[] = [];
  let byPath: ReadonlyMap<string, readonly RunningExperiment[]> = new Map();
  /** Pages whose flow has addresses of its steps below them. */
  let stepsRoots: readonly string[] = [];
  let underWay = Promise.resolve();

  const isOn = ({ beginsAt, endsAt }: RunningExperiment) => beginsAt <= now() && now() < endsAt;

  async function read(): Promise<void> {
    try {
      const rows = (await list()).filter(({ state }) => state === 'running');
      const shown = await Promise.all(rows.map((row) => toShown(row)));
      running = shown.flatMap((one) => one ?? []);
      byPath = new Map(
        running.map(({ path }) => [path, running.filter((other) => other.path === path)] as const),
      );
      stepsRoots = [...byPath.keys()].filter((path) => findStepsRoot(path) === path);
    } catch (error) {
      log.error({ event: 'experiments-not-read', error: String(error) });
    }
  }

  /** Null, with a log line, where B cannot be shown: then everybody sees A, and counting would compare A with A. */
  async function toShown(row: ExperimentTable): Promise<RunningExperiment | null> {
    const experiment = toRunning(row);
    const fault =
      judgeVersionB(experiment.content).props === null ? 'invalid-props' : await findPageFault(experiment);
    if (fault === null) return experiment;
    log.warn({ event: 'experiment-not-shown', experiment: row.id, page: row.path, block: row.block, fault });
    return null;
  }

  async function findPageFault({ path, audience, block, type }: RunningExperiment): Promise<string | null> {
    const page = await source.getPage(path, { region: DEFAULT_REGION, audience }, { fresh: false });
    // A source that is away has not lost the block.
    if (page.outcome === 'failed') return null;
    if (page.outcome === 'missing') return 'no-page';
    const ready = preparePage(page.raw, page.version)?.ready ?? [];
    return findBlock(ready, block)?.definition.type === type ? null : 'no-block';
  }

  function findRoot(path: string): string {
    const isStep = stepsRoots.some((root) => path.startsWith(`${root}/`));
    return (isStep ? findStepsRoot(path) : null) ?? path;
  }

  return {
    find(path, audience) {
      if (byPath.size === 0) return null;
      const found = byPath.get(path) ?? byPath.get(findRoot(path));
      if (found === undefined) return null;
      const whose = audience();
      return found.find((experiment) => experiment.audience === whose && isOn(experiment)) ?? null;
    },
    findById: (id) => running.find((experiment) => experiment.id === id && isOn(experiment)) ?? null,
    listByGoal: (flow) => running.filter((experiment) => experiment.goal === flow && isOn(experiment)),
    reload() {
      underWay = underWay.then(read);
      return underWay;
    },
  };
}

/** An experiment of the store as pages need it. */
export function toRunning(row: ExperimentTable): RunningExperiment {
  const { id, path, audience, block, type, version, props, share, goal, key } = row;
  const raw = { components: [{ id: block, type, version, props: JSON.parse(props) as unknown }] };
  return {
    id,
    path,
    audience,
    block,
    type,
    content: { raw, version: toContentVersion(raw) },
    share,
    shareB: row.share_b,
    goal,
    key,
    beginsAt: Math.max(Number(row.begins_at ?? 0), Number(row.started_at ?? 0)),
    endsAt: row.ends_at === null ? Infinity : Number(row.ends_at),
  };
}
