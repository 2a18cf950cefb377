import { isRecord } from '#cms/fields/editor-field';

/**
 * Raw page info as it will be at a moment: blocks that are not shown then are left out, and the rest are shown whenever
 * the page is asked for.
 */
export function atMoment(raw: unknown, at: number): unknown {
  if (!isRecord(raw)) return raw;
  const { components, data } = raw;
  if (Array.isArray(components)) return { ...raw, components: keepAt(components, at) };
  return isRecord(data) ? { ...raw, data: atMoment(data, at) } : raw;
}

function keepAt(components: readonly unknown[], at: number): unknown[] {
  return components
    .filter((component) => isWithin(component, at))
    .map((component) => withoutDates(component, at));
}

function isWithin(component: unknown, at: number): boolean {
  const { from, until } = readScope(component);
  return !(toTime(from) > at) && !(toTime(until) <= at);
}

/** Not a number for what is no date: it is neither before nor after anything. */
function toTime(date: unknown): number {
  return typeof date === 'string' ? Date.parse(date) : NaN;
}

function readScope(component: unknown): Readonly<Record<string, unknown>> {
  return isRecord(component) && isRecord(component['scope']) ? component['scope'] : {};
}

function withoutDates(component: unknown, at: number): unknown {
  if (!isRecord(component)) return component;
  const { children, scope } = component;
  const kept = Array.isArray(children) ? { ...component, children: keepAt(children, at) } : component;
  if (!isRecord(scope)) return kept;
  const { from: _from, until: _until, ...rest } = scope;
  return { ...kept, scope: rest };
}
