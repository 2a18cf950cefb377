import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readImports } from './find-tests';
import { openTestRuns } from './run-tests';
import { tryModule, type ModuleResult, type MutantModule } from './try-module';

/**
 * `npm run mutants`: changes the modules of modules.ts, one small change at a time, and lists the changes that no test
 * notices. Names choose modules, `--sample N` tries N mutants of each, `--seed S` the same ones again, `--json` is for
 * machines. Ends with 1 when a mutant survived, with 2 when nothing could be tried.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, sample: { type: 'string' }, seed: { type: 'string' } },
});
const choice = {
  sample: values.sample === undefined ? null : Number(values.sample),
  seed: Number(values.seed ?? Date.now() % 100_000),
  onFile: (progress: string) => console.error(progress),
};

try {
  const results = await tryModules(await readModules());
  console.log(values.json ? JSON.stringify({ seed: choice.seed, modules: results }) : describe(results));
  if (results.some(({ survivors }) => survivors.length > 0)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function tryModules(modules: readonly MutantModule[]): Promise<ModuleResult[]> {
  if (choice.sample !== null)
    console.error(`Seed ${choice.seed}: --seed ${choice.seed} tries the same again.`);
  const imports = readImports(process.cwd());
  const runs = openTestRuns();
  const results: ModuleResult[] = [];
  try {
    for (const module of modules) results.push(await tryModule(module, imports, runs, choice));
    return results;
  } finally {
    runs.close();
  }
}

async function readModules(): Promise<MutantModule[]> {
  const list = pathToFileURL(path.resolve('tests/mutants/modules.ts')).href;
  const { MODULES } = (await import(list)) as { MODULES: readonly MutantModule[] };
  const unknown = positionals.filter((name) => !MODULES.some((module) => module.name === name));
  if (unknown.length === 0)
    return MODULES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const names = MODULES.map(({ name }) => name).join(', ');
  throw new Error(`No module is named ${unknown.join(', ')}. There are: ${names}.`);
}

function toLine({ name, tried, caught, excused, survivors }: ModuleResult): string {
  const counts = [tried, caught, survivors.length, excused].map((count) => String(count).padStart(9));
  return `${name.padEnd(14)}${counts.join('')}`;
}

function describe(all: readonly ModuleResult[]): string {
  const head = `${'module'.padEnd(14)}${['tried', 'caught', 'survived', 'excused'].map((word) => word.padStart(9)).join('')}`;
  const survivors = all.flatMap((result) => result.survivors);
  const lines = survivors.map(
    ({ file, line, before, after }) => `${file}:${line}  ${toOneLine(before)} -> ${toOneLine(after)}`,
  );
  return [head, ...all.map(toLine), '', ...lines].join('\n').trimEnd();
}

function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
