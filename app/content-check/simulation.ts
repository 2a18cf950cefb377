import type { PlacedFinding } from '#schemas/finding';
import type { EntryAddress } from '#cms/store/entry-address';
import type { CheckRun } from './check-run.server';
import type { PlacedFindings } from './place-findings.server';
import type { PageWeight } from './weigh-page.server';

/** What publishing a document would show its visitors. */
export interface SimulationReport {
  address: EntryAddress;
  /** Errors first; any of them refuses the publication. */
  findings: PlacedFinding[];
  /** Is there an error among the findings? */
  isRefused: boolean;
  /** How many regions were tried, and how many different showings they got. */
  cells: { regions: number; rendered: number };
  /** Regions that were not tried, for want of time. */
  notRun: string[];
  /** Null for what has no blocks. */
  weight: PageWeight | null;
  ms: number;
}

export interface SimulationOptions {
  /** At most so many milliseconds; the regions left are named in `notRun`. */
  limitMs?: number;
  /** When the page is to go, in milliseconds since 1970: its offers must last until then. */
  until?: number | null;
  /** Shared by the documents of one check. */
  run?: CheckRun;
}

export const LIMIT_MS = 20_000;

interface Simulated {
  address: EntryAddress;
  found: PlacedFindings;
  /** How many regions the document is for. */
  regions: number;
  rendered?: number;
  notRun?: string[];
  weight?: PageWeight | null;
  ms: number;
}

export function toReport(simulated: Simulated): SimulationReport {
  const { address, found, regions, rendered = 0, notRun = [], weight = null, ms } = simulated;
  const findings = found.list();
  const isRefused = findings.some(({ severity }) => severity === 'error');
  const cells = { regions: regions - notRun.length, rendered };
  return { address, findings, isRefused, cells, notRun, weight, ms };
}
