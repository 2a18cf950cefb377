import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The requirements as tests/requirements/ declares them; the format is described in the README there. */
export interface Ledger {
  /** Ids in the order of their files, by prefix. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  /** Ids that cannot be proven here. */
  readonly waived: ReadonlySet<string>;
  /** Ids whose work has not begun; they count as missing. */
  readonly later: ReadonlySet<string>;
  /** What is wrong with the files themselves. */
  readonly faults: readonly string[];
}

export const REQUIREMENT_ID = /^[A-Z]+-\d+$/;
const ROW = /^\| ([A-Z]+-\d+) \|/;
const EXEMPTION = /^- ([A-Z]+-\d+): \S/;

/** Reads a folder of ledger files (`PREFIX.md`, `waived.md`, `later.md`). Throws when the folder is missing. */
export function readLedger(folder: string): Ledger {
  const files = readdirSync(folder).filter((name) => /^[A-Z]+\.md$/.test(name) && name !== 'README.md');
  const ids = new Map(
    files.sort().map((name) => [name.slice(0, -'.md'.length), readRows(path.join(folder, name))]),
  );
  const all = [...ids.values()].flat();
  const waived = readExemptions(folder, 'waived.md', new Set(all));
  const later = readExemptions(folder, 'later.md', new Set(all));
  const repeated = all.filter((id, index) => all.indexOf(id) !== index);
  const misplaced = [...ids].flatMap(([prefix, rows]) => rows.filter((id) => !id.startsWith(`${prefix}-`)));
  const faults = [
    ...repeated.map((id) => `${id} stands in the ledger twice`),
    ...misplaced.map((id) => `${id} stands in the file of another prefix`),
    ...[...waived, ...later].filter((entry) => 'fault' in entry).map(({ fault }) => fault),
  ];
  return { ids, waived: toSet(waived), later: toSet(later), faults };
}

function readRows(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => ROW.exec(line)?.[1] ?? []);
}

type Exemption = { id: string } | { fault: string };

function readExemptions(folder: string, name: string, known: ReadonlySet<string>): Exemption[] {
  const file = path.join(folder, name);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('- ')).map((line) => readExemption(line, name, known));
}

function readExemption(line: string, name: string, known: ReadonlySet<string>): Exemption {
  const id = EXEMPTION.exec(line)?.[1];
  if (id === undefined) return { fault: `${name}: «${line}» is not of the form «- PAGE-05: reason»` };
  return known.has(id) ? { id } : { fault: `${name}: ${id} is not in the ledger` };
}

function toSet(entries: readonly Exemption[]): Set<string> {
  return new Set(entries.flatMap((entry) => ('id' in entry ? [entry.id] : [])));
}
