import type { BlockDefinition } from '#registry/define-block';

/** An example as an entry of page info's `components`. */
export interface ExampleComponent {
  id: string;
  type: string;
  version: number;
  props: unknown;
  children?: unknown[];
}

/** Null when the block has no example of this number. */
export function toExampleComponent(block: BlockDefinition, index: number): ExampleComponent | null {
  const { type, version, examples, container } = block;
  const example = examples[index];
  if (example === undefined) return null;
  const component = { id: `${type}-${index}`, type, version, props: example.props };
  return container === true ? { ...component, children: toChildren(component.id, example.name) } : component;
}

/** A container is shown with something in it: texts, as an editor would put there. */
function toChildren(id: string, name: string): unknown[] {
  return [`Первый блок внутри примера «${name}».`, 'Второй блок внутри.'].map((text, index) => ({
    id: `${id}-text-${index}`,
    type: 'text',
    version: 1,
    props: { html: `<p>${text}</p>` },
  }));
}
