import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockDefinition, Example, SeoContext } from '#registry/define-block';
import { registry, requireServerView } from '#app/catalog.server';
import { toChild, toIdPrefix } from '#app/page/render-static.server';

/** Every block of the catalog with each of its examples: what the contract tests loop over. */

export const blocks: readonly BlockDefinition[] = registry
  .all()
  .filter((definition) => definition.kind === 'block');

export interface ExampleCase {
  /** `tariff-grid «три тарифа»` */
  name: string;
  block: BlockDefinition;
  example: Example<unknown>;
}

export const cases: readonly ExampleCase[] = blocks.flatMap((block) =>
  block.examples.map((example) => ({ name: `${block.type} «${example.name}»`, block, example })),
);

const ID = 'example-1';

/** What the view of an example gets: parsed props, and the data that the example brings. */
export function toViewProps({ block, example }: ExampleCase) {
  const children = block.container ? { children: toChild('<p>Содержание</p>') } : {};
  const data = example.data ?? block.empty ?? null;
  return { id: ID, props: block.props.parse(example.props), data, ...children };
}

export function toElement(one: ExampleCase): ReactElement {
  return createElement(requireServerView(one.block.type), toViewProps(one));
}

/** The HTML of an example. */
export function renderExample(one: ExampleCase): string {
  return renderToStaticMarkup(toElement(one), { identifierPrefix: toIdPrefix(ID) });
}

export const SEO: SeoContext = { toAbsolute: (url) => new URL(url, 'https://moscow.site.test').href };
