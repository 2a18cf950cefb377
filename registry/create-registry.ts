import type { Finding } from '#schemas/finding';
import type { Component } from '#schemas/page';
import { judge, type Definition, type ReadyComponent, type Verdict } from './verdict';

export interface Registry {
  /** The definition of a type; undefined when there is none. */
  find: (type: string) => Definition | undefined;
  /** All definitions, ordered by type. */
  all: () => readonly Definition[];
  /** The verdict on a component; kept for as long as the component object lives. */
  judge: (component: Component) => Verdict;
  /** The renderable components of a list, in order, and everything that was wrong with the others. */
  judgeAll: (components: readonly Component[]) => { ready: ReadyComponent[]; findings: Finding[] };
}

/** A definition that cannot work. Thrown at start, so that a bad build never serves. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

const TYPE_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Gathers definitions. Refuses (throws RegistryError naming every fault): malformed or duplicate types, gaps or
 * leftovers in the migrations, missing, equally named or invalid examples, `load` without `empty`. Examples that the tests
 * of a build have parsed are not parsed again at each of its starts: that took an eighth of the time.
 */
export function createRegistry(
  definitions: readonly Definition[],
  { areExamplesProven = false }: { areExamplesProven?: boolean } = {},
): Registry {
  const faults = [
    ...findDuplicates(definitions),
    ...definitions.flatMap((definition) => findFaults(definition, areExamplesProven)),
  ];
  if (faults.length > 0) throw new RegistryError(`The registry refuses:\n- ${faults.join('\n- ')}`);

  const byType = new Map(definitions.map((definition) => [definition.type, definition]));
  const ordered = [...byType.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
  const find = (type: string) => byType.get(type);
  const verdicts = new WeakMap<Component, Verdict>();

  const judgeOnce = (component: Component): Verdict => {
    const known = verdicts.get(component);
    if (known) return known;
    const verdict = judge(component, { find, judgeChild: judgeOnce });
    verdicts.set(component, verdict);
    return verdict;
  };

  return {
    find,
    all: () => ordered,
    judge: judgeOnce,
    judgeAll(components) {
      const judged = components.map(judgeOnce);
      return {
        ready: judged.flatMap((verdict) => (verdict.status === 'ok' ? [verdict.ready] : [])),
        findings: judged.flatMap((verdict) => verdict.findings),
      };
    },
  };
}

function findDuplicates(definitions: readonly Definition[]): string[] {
  const seen = new Set<string>();
  return definitions.flatMap(({ type }) => {
    if (seen.has(type)) return [`${type}: the type is defined twice; rename one`];
    seen.add(type);
    return [];
  });
}

function findFaults(definition: Definition, areExamplesProven: boolean): string[] {
  const faults = [
    ...findNameFaults(definition),
    ...findVersionFaults(definition),
    ...findExampleFaults(definition),
    ...(areExamplesProven ? [] : findInvalidExamples(definition)),
    ...findLoadFaults(definition),
    ...findLookupFaults(definition),
  ];
  return faults.map((fault) => `${definition.type}: ${fault}`);
}

function findNameFaults({ type }: Definition): string[] {
  return TYPE_NAME.test(type) ? [] : ['the type must be kebab-case'];
}

function findVersionFaults({ version, migrations = {} }: Definition): string[] {
  if (!Number.isInteger(version) || version < 1) return ['the version must be a whole number from 1'];
  const old = Array.from({ length: version - 1 }, (_, index) => index + 1);
  const missing = old.filter((n) => migrations[n] === undefined);
  const leftover = Object.keys(migrations).filter((n) => !old.includes(Number(n)));
  return [
    ...missing.map((n) => `no migration from version ${n} to ${n + 1}`),
    ...leftover.map((n) => `a migration from version ${n}, which is not below ${version}`),
  ];
}

function findExampleFaults({ examples }: Definition): string[] {
  if (examples.length === 0) return ['needs at least one example'];
  const names = examples.map((example) => example.name);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return repeated.map((name) => `two examples are called «${name}»`);
}

function findInvalidExamples({ examples, props }: Definition): string[] {
  return examples.flatMap((example) => {
    const read = props.safeParse(example.props);
    return read.success ? [] : [`example «${example.name}» does not parse: ${read.error.message}`];
  });
}

function findLoadFaults({ load, empty }: Definition): string[] {
  return load !== undefined && empty === undefined ? ['has load but no empty value to stand in for it'] : [];
}

function findLookupFaults(definition: Definition): string[] {
  if (definition.kind !== 'flow') return [];
  return Object.entries(definition.lookups ?? {}).flatMap(([name, { limits }]) =>
    limits.length === 0 ? [`the lookup ${name} has no limits: anybody could ask it without end`] : [],
  );
}
