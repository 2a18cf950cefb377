import type { BlockDefinition } from '#registry/define-block';
import type { ReadyComponent } from '#registry/verdict';
import { registry } from '#app/catalog.server';
import type { SiteContext } from '#app/context';
import { toAbsolute } from '#app/page/load-page.server';
import { NO_LOADING } from '#app/page/load-flow-props.server';
import { renderBlocks, type RenderedBlocks } from '#app/page/render-blocks.server';
import type { Audience } from '#schemas/page';
import { parsePageInfo } from '#schemas/parse-page-info';
import { toExampleComponent } from './example-component.server';

/** Renders an example the way a page does, from its JSON to parts, with the data that the example brings. */
export async function renderExample(
  block: BlockDefinition,
  index: number,
  audience: Audience,
  context: SiteContext,
): Promise<RenderedBlocks> {
  const component = toExampleComponent(block, index);
  const parsed = parsePageInfo({ uuid: 'example', type: 'common', components: component ? [component] : [] });
  if (parsed === null) throw new Error('an object is always a page');
  const { ready, findings } = registry.judgeAll(parsed.page.components);
  const { region } = context.facts;
  const blocks = await renderBlocks(
    ready.map((one) => withExampleData(one, block.examples[index]?.data)),
    {
      region,
      audience,
      path: '/dev/blocks',
      page: parsed.page,
      query: new URLSearchParams(),
      call: context.site.gateway({ region, audience }).call,
      toAbsolute: toAbsolute(context),
      answer: null,
      ...NO_LOADING,
    },
  );
  return { ...blocks, findings: [...findings, ...blocks.findings] };
}

/** The gallery shows the data that the example brings, so that it looks the same every day. */
function withExampleData(component: ReadyComponent, data: unknown): ReadyComponent {
  const { definition } = component;
  if (definition.kind !== 'block' || data === undefined) return component;
  return { ...component, definition: { ...definition, load: async () => data } };
}
