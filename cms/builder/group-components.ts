import { isFinding } from './component-kinds';
import type { RawComponent, Walk } from './walk';

/**
 * Pieces of Builder.io's own that follow each other as one group, so that they stand as close as the parts of a page and
 * not as its sections: a page of Builder.io has ten times as many pieces as one of our blocks. What is a section already
 * (a block of ours, a group, a surface) stays by itself.
 */
export function groupLoose(components: readonly RawComponent[], walk: Walk): RawComponent[] {
  const grouped: RawComponent[] = [];
  let run: RawComponent[] = [];
  const close = () => {
    grouped.push(...toGroup(run, walk));
    run = [];
  };
  for (const component of components) {
    if (walk.shared.sections.has(component)) {
      close();
      grouped.push(component);
    } else run.push(component);
  }
  close();
  return grouped;
}

/** One group of what is more than one piece. */
export function toGroup(components: readonly RawComponent[], walk: Walk): RawComponent[] {
  const shown = components.filter((one) => !isFinding(one));
  if (shown.length < 2) return [...components];
  const findings = components.filter(isFinding);
  const group: RawComponent = { type: 'box', props: {}, children: putUnderHeading(shown) };
  walk.shared.sections.add(group);
  return [group, ...findings];
}

/** The heading of the page is that of the group it opens. */
function putUnderHeading(components: readonly RawComponent[]): RawComponent[] {
  const [first, ...rest] = components;
  const opens =
    first?.type === 'box' && first.props?.['heading'] !== undefined && first.children === undefined;
  const next = rest[0];
  if (!opens || next?.type !== 'text') return [...components];
  return [{ ...first, children: [next] }, ...rest.slice(1)];
}
