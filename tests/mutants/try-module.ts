import { readFileSync } from 'node:fs';
import { findTests, type Imports } from './find-tests';
import { applyMutant, listMutants, type Mutant } from './list-mutants';
import { pickSome } from './pick-some';
import type { TestRuns } from './run-tests';

/** Why a change that no test can notice is none: it stays the same program, or the difference is nobody's. */
export interface Excuse {
  file: string;
  /** The line of the source, without its indent. */
  line: string;
  /** As the list of survivors writes it: `before -> after`. Left out: every change of this line. */
  change?: string;
  reason: string;
}

export interface MutantModule {
  name: string;
  files: readonly string[];
  /** Tests that prove the module from farther away than those which import it. */
  tests?: readonly string[];
  excused?: readonly Excuse[];
}

export interface Survivor {
  file: string;
  line: number;
  before: string;
  after: string;
}

export interface ModuleResult {
  name: string;
  tried: number;
  caught: number;
  excused: number;
  survivors: Survivor[];
}

export interface Choice {
  /** So many mutants of a module, chosen by the seed; none: all. */
  sample: number | null;
  seed: number;
  /** A long run shows where it is. */
  onFile: (progress: string) => void;
}

/** A file is proven by the tests next to it: a test ten imports away proves something else. */
const NEAREST_TESTS = 6;
/** In seconds of processor time: so many times what the tests take without a mutant, more is an endless loop. */
const WORK_FACTOR = 3;
const WORK_OF_A_START = 1;
const WORK_WITHOUT_MUTANTS = 1_800;

interface FileMutant extends Mutant {
  file: string;
}

/** Tries the mutants of a module one at a time. Throws when its tests fail without one, or an excuse fits nothing. */
export async function tryModule(
  module: MutantModule,
  imports: Imports,
  runs: TestRuns,
  choice: Choice,
): Promise<ModuleResult> {
  const all = module.files.flatMap((file) => listFileMutants(file));
  refuseIdleExcuses(module, all);
  const wanted = all.filter((mutant) => !isExcused(module, mutant));
  const tried = choice.sample === null ? wanted : pickSome(wanted, choice.sample, choice.seed);
  const survivors: Survivor[] = [];
  for (const file of module.files) {
    const ofFile = tried.filter((mutant) => mutant.file === file);
    if (ofFile.length === 0) continue;
    const tests = [...new Set([...findTests(file, imports, NEAREST_TESTS), ...(module.tests ?? [])])];
    if (tests.length === 0) throw new Error(`No test imports ${file}: name the tests that prove it.`);
    const found = await findSurvivors(ofFile, tests, runs);
    choice.onFile(`${file}: ${ofFile.length} tried, ${found.length} survived`);
    survivors.push(...found);
  }
  const caught = tried.length - survivors.length;
  return { name: module.name, tried: tried.length, caught, excused: all.length - wanted.length, survivors };
}

async function findSurvivors(
  mutants: readonly FileMutant[],
  nearest: readonly string[],
  runs: TestRuns,
): Promise<Survivor[]> {
  let tests = nearest;
  const sound = await runs.run({ tests, cpuSeconds: WORK_WITHOUT_MUTANTS });
  if (sound === 'endless' || sound.failing !== null) {
    throw new Error(
      `${sound === 'endless' ? tests.join() : sound.failing} fails without any mutant; mend it first.`,
    );
  }
  const cpuSeconds = WORK_FACTOR * sound.cpuSeconds + WORK_OF_A_START;
  const survivors: Survivor[] = [];
  for (const mutant of mutants) {
    const { file, line, before, after } = mutant;
    const text = applyMutant(readFileSync(file, 'utf8'), mutant);
    const outcome = await runs.run({ tests, change: { file, text }, cpuSeconds });
    if (outcome === 'endless') continue;
    const { failing } = outcome;
    if (failing === null) {
      survivors.push({ file, line, before, after });
    } else {
      // The test that caught this one is likely to catch the next.
      tests = [failing, ...tests.filter((test) => test !== failing)];
    }
  }
  return survivors;
}

function listFileMutants(file: string): FileMutant[] {
  return listMutants(file, readFileSync(file, 'utf8')).map((mutant) => ({ ...mutant, file }));
}

function isExcused({ excused = [] }: MutantModule, mutant: FileMutant): boolean {
  return excused.some((excuse) => fits(excuse, mutant));
}

function fits({ file, line, change }: Excuse, mutant: FileMutant): boolean {
  const isThere = file === mutant.file && line === mutant.lineText;
  return isThere && (change === undefined || change === `${mutant.before} -> ${mutant.after}`);
}

function refuseIdleExcuses({ name, excused = [] }: MutantModule, mutants: readonly FileMutant[]): void {
  const idle = excused.filter((excuse) => !mutants.some((mutant) => fits(excuse, mutant)));
  if (idle.length === 0) return;
  const lines = idle.map(({ file, line, change }) => `  ${file}: ${line}${change ? `  (${change})` : ''}`);
  throw new Error(`Excuses of «${name}» that fit no mutant any more; take them out:\n${lines.join('\n')}`);
}
