import type * as z from 'zod';
import { toPointer, type Finding } from './finding';
import { isDeeperThan } from './json-depth';
import { componentEnvelope, pageFields, type Component, type PageInfo } from './page';
import { takeAllSteps, type Steps } from './values/steps';

/** More components, children included, than any real page has; the rest is dropped and reported. */
export const MAX_COMPONENTS = 2000;
const MAX_PROPS_DEPTH = 40;
const MAX_CHILDREN_DEPTH = 6;

export interface ParsedPage {
  page: PageInfo;
  findings: Finding[];
}

/**
 * Reads raw page info. Never throws and never gives up a page for one bad part: a wrong field gets its
 * fallback, a wrong component is left out, and each costs a finding. An envelope `{data: …}` is accepted.
 * Returns null when the value is no page at all (not an object).
 */
export function parsePageInfo(raw: unknown): ParsedPage | null {
  return takeAllSteps(parsePageInfoInSteps(raw));
}

/** The same, a component a step. */
export function* parsePageInfoInSteps(raw: unknown): Steps<ParsedPage | null> {
  const source = unwrap(raw);
  if (source === null) return null;
  const findings: Finding[] = [];
  const fields = Object.fromEntries(
    Object.entries(pageFields).map(([name, field]) => [name, readField(name, field, source[name], findings)]),
  );
  const reading = { findings, room: { left: MAX_COMPONENTS } };
  const components = yield* readComponents(source['components'], '/components', 'block', reading);
  nameDuplicates(components, findings);
  // The entries above are exactly the keys of pageFields, each read by its own schema.
  return { page: { ...fields, components } as PageInfo, findings };
}

function unwrap(raw: unknown): Record<string, unknown> | null {
  if (!isRecord(raw)) return null;
  return isRecord(raw['data']) && raw['uuid'] === undefined && raw['components'] === undefined
    ? raw['data']
    : raw;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readField(
  name: string,
  field: { schema: z.ZodType; fallback: unknown },
  value: unknown,
  findings: Finding[],
): unknown {
  if (value === undefined || value === null) return field.fallback;
  const read = field.schema.safeParse(value);
  if (read.success) return read.data;
  findings.push(pageFinding(`/${name}`, read.error.issues[0]?.message ?? 'is not valid'));
  return field.fallback;
}

/** A fault of one of the page's own fields. */
export function pageFinding(pointer: string, message: string): Finding {
  return {
    code: 'page-field',
    severity: 'warning',
    id: 'page',
    type: 'page',
    version: 1,
    pointer,
    message,
    fix: 'Correct this field of the page; its default stands in until then.',
  };
}

interface Reading {
  /** What was found in the part that is read. */
  findings: Finding[];
  /** How many more components the whole page may have. */
  room: { left: number };
}

function* readComponents(
  list: unknown,
  pointer: string,
  prefix: string,
  reading: Reading,
): Steps<Component[]> {
  const { findings } = reading;
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) {
    findings.push(pageFinding(pointer, 'must be a list of components'));
    return [];
  }
  const { room } = reading;
  const taken: unknown[] = list.slice(0, room.left);
  if (taken.length < list.length) findings.push(tooMany(pointer, list.length));
  room.left -= taken.length;
  const read: { index: number; component: Component | null; own: Finding[] }[] = [];
  for (const index of smallestFirst(taken)) {
    yield;
    const own: Finding[] = [];
    const where: Reading = { findings: own, room };
    const component = yield* readComponent(taken[index], `${pointer}/${index}`, `${prefix}-${index}`, where);
    read.push({ index, component, own });
  }
  const inOrder = read.sort((one, other) => one.index - other.index);
  findings.push(...inOrder.flatMap(({ own }) => own));
  return inOrder.map(({ component }) => component).filter((component) => component !== null);
}

/** The indexes of components, those with the fewest inside them first: one with too many takes the room of no other. */
function smallestFirst(components: readonly unknown[]): number[] {
  const counts = components.map((raw) => countInside(raw, 0));
  return components.map((_, index) => index).sort((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0));
}

/** How many components stand in one, as deep as any are read. */
function countInside(raw: unknown, depth: number): number {
  const children = isRecord(raw) ? raw['children'] : undefined;
  if (!Array.isArray(children) || depth > MAX_CHILDREN_DEPTH) return 0;
  return children.reduce<number>((sum, child) => sum + 1 + countInside(child, depth + 1), 0);
}

function* readComponent(
  raw: unknown,
  pointer: string,
  place: string,
  reading: Reading,
): Steps<Component | null> {
  const { findings } = reading;
  // `block-3-0` stands one level below `block-3`.
  const depth = place.split('-').length - 2;
  const tooDeep = depth > MAX_CHILDREN_DEPTH || isDeeperThan(propsOf(raw), MAX_PROPS_DEPTH);
  if (tooDeep) {
    findings.push(shapeFinding('component-depth', place, raw, pointer, 'nests deeper than any block can'));
    return null;
  }
  const read = componentEnvelope.safeParse(raw);
  if (!read.success) {
    const issue = read.error.issues[0];
    const where = pointer + toPointer(issue?.path ?? []);
    findings.push(shapeFinding('component-shape', place, raw, where, issue?.message ?? 'is not a component'));
    return null;
  }
  const { id = place, type, version, props, section, scope } = read.data;
  const children = yield* readComponents(read.data.children, `${pointer}/children`, place, reading);
  return { id, type, version, props, section, scope, children };
}

function propsOf(raw: unknown): unknown {
  return isRecord(raw) ? raw['props'] : raw;
}

function shapeFinding(
  code: 'component-shape' | 'component-depth',
  id: string,
  raw: unknown,
  pointer: string,
  message: string,
): Finding {
  const type = isRecord(raw) && typeof raw['type'] === 'string' ? raw['type'].slice(0, 100) : '?';
  const fix = 'A component is {"type": "…", "props": {…}}; correct or remove it.';
  return { code, severity: 'error', id, type, version: 1, pointer, message, fix };
}

function tooMany(pointer: string, count: number): Finding {
  return {
    code: 'component-limit',
    severity: 'error',
    id: 'page',
    type: 'page',
    version: 1,
    pointer,
    message: `has ${count} components; a page is read up to ${MAX_COMPONENTS}, children included`,
    fix: 'Split the page.',
  };
}

/** Ids become keys and anchors, so the second of two equal ids gets a suffix (and a finding). */
function nameDuplicates(components: Component[], findings: Finding[]): void {
  const seen = new Set<string>();
  const visit = (component: Component) => {
    const wanted = component.id;
    for (let n = 2; seen.has(component.id); n += 1) component.id = `${wanted}-${n}`;
    seen.add(component.id);
    if (component.id !== wanted) findings.push(duplicate(component, wanted));
    component.children.forEach(visit);
  };
  components.forEach(visit);
}

function duplicate({ id, type, version }: Component, wanted: string): Finding {
  return {
    code: 'duplicate-id',
    severity: 'warning',
    id,
    type,
    version,
    pointer: '/id',
    message: `the id «${wanted}» is used twice on the page`,
    fix: `Give each component an id of its own; this one is called «${id}» until then.`,
  };
}
