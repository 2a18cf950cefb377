import type { ReadyComponent } from '#registry/verdict';
import type { Audience, ComponentScope } from '#schemas/page';
import type { PageRequest } from './page-request';

export interface Selection {
  regionCode: string;
  audience: Audience;
  hiddenSections: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
}

/** What a request selects by, now. */
export function toSelection({ scope, flags }: Pick<PageRequest, 'scope' | 'flags'>): Selection {
  const { region, audience } = scope;
  return { regionCode: region.code, audience, hiddenSections: flags.hiddenSections, now: Date.now() };
}

/** The components that this request shows: in scope, and not hidden by `utm_hide_section` (PAGE-20). */
export function selectComponents(
  components: readonly ReadyComponent[],
  selection: Selection,
): ReadyComponent[] {
  return components
    .filter((component) => isInScope(component.scope, selection) && !isHidden(component, selection))
    .map((component) => selectChildren(component, selection));
}

/** The same object when all children stay, so that what was rendered of it is found again. */
function selectChildren(component: ReadyComponent, selection: Selection): ReadyComponent {
  if (component.children.length === 0) return component;
  const children = selectComponents(component.children, selection);
  const isUnchanged =
    children.length === component.children.length &&
    children.every((child, index) => child === component.children[index]);
  return isUnchanged ? component : { ...component, children };
}

/** When the next of these components, or of those inside them, comes or goes; null when their times are over. */
export function findNextChange(components: readonly ReadyComponent[], now: number): number | null {
  const times = components.flatMap(listTimes).filter((time) => time > now);
  return times.length === 0 ? null : Math.min(...times);
}

function listTimes({ scope, children }: ReadyComponent): number[] {
  const own = [scope?.from, scope?.until].flatMap((time) => (time == null ? [] : Date.parse(time)));
  return [...own, ...children.flatMap(listTimes)];
}

export function isInScope(
  scope: ComponentScope | undefined,
  { regionCode, audience, now }: Omit<Selection, 'hiddenSections'>,
): boolean {
  if (scope === undefined) return true;
  const { regions, audiences, from, until } = scope;
  if (regions !== undefined && !regions.includes(regionCode)) return false;
  if (audiences !== undefined && !audiences.includes(audience)) return false;
  if (from != null && Date.parse(from) > now) return false;
  return until == null || Date.parse(until) > now;
}

function isHidden({ id, section }: ReadyComponent, { hiddenSections }: Selection): boolean {
  return hiddenSections.includes(id) || (section !== undefined && hiddenSections.includes(section));
}
