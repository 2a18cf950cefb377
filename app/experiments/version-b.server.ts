import type { ContentScope } from '#cms/sources/content-source';
import type { ReadyComponent } from '#registry/verdict';
import type { Finding } from '#schemas/finding';
import { preparePage } from '#app/page/prepare-page.server';
import type { ContentFiller } from '#app/references/fill-content.server';

/** Version B of a block, as whoever puts a page together needs it. */
export interface VersionB {
  block: string;
  type: string;
  /** A page of the block alone, as content. */
  content: { raw: unknown; version: string };
}

/** What the block's schema says of version B; `props` is null where it refuses them. */
export function judgeVersionB({ raw, version }: VersionB['content']): {
  props: { value: unknown } | null;
  findings: readonly Finding[];
} {
  const judged = preparePage(raw, version);
  const [ready] = judged?.ready ?? [];
  return { props: ready === undefined ? null : { value: ready.props }, findings: judged?.findings ?? [] };
}

/** The components of a page with version B of one of them in its place, and what is wrong with that version. */
export type ShowVersionB = (
  components: readonly ReadyComponent[],
) => Promise<{ ready: readonly ReadyComponent[]; findings: readonly Finding[] }>;

/**
 * Shows version B to the visitors of a region. A B that the block's schema refuses changes nothing: visitors see A, and
 * a finding tells why. So does a block that is not on the page, or is of another type by now.
 */
export function toShowVersionB(
  versionB: VersionB | null,
  scope: ContentScope,
  filler: Pick<ContentFiller, 'fillIn'>,
): ShowVersionB | null {
  if (versionB === null) return null;
  const { block, type, content } = versionB;
  return async (components) => {
    const { props, findings } = judgeVersionB(await filler.fillIn(content, scope));
    const faults = findings.filter(({ id }) => id === block);
    if (props === null) return { ready: components, findings: faults };
    const ready = components.map((component) => replaceProps(component, block, type, props));
    return { ready, findings: faults };
  };
}

/** What stands inside the block stays: it belongs to both versions. */
function replaceProps(
  component: ReadyComponent,
  block: string,
  type: string,
  props: { value: unknown },
): ReadyComponent {
  const { id, definition, children } = component;
  if (id === block && definition.type === type) return { ...component, props: props.value };
  if (findBlock(children, block) === null) return component;
  return { ...component, children: children.map((child) => replaceProps(child, block, type, props)) };
}

/** A block of a page by its id, also inside of others; null when there is none. */
export function findBlock(components: readonly ReadyComponent[], id: string): ReadyComponent | null {
  for (const component of components) {
    const found = component.id === id ? component : findBlock(component.children, id);
    if (found !== null) return found;
  }
  return null;
}
