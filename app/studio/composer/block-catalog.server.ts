import { listEditorFields } from '#cms/fields/list-editor-fields';
import { pageSchema } from '#cms/fields/page-schema';
import type { Definition } from '#registry/verdict';
import { registry } from '#app/catalog.server';
import { measureBlock, measureFlow } from '#app/page/block-bytes.server';
import type { BlockCatalog, CatalogBlock } from './block-catalog';

/** Fields follow from the code, so they are made once in a process. */
let known: BlockCatalog | null = null;

/** Every block and flow of this build, as the browser needs them: plain JSON, no schema and no code. */
export function readBlockCatalog(): BlockCatalog {
  known ??= {
    blocks: registry.all().map(toCatalogBlock),
    // Blocks have an editor of their own.
    pageFields: listEditorFields(pageSchema).filter(({ name }) => name !== 'components'),
  };
  return known;
}

function toCatalogBlock(definition: Definition): CatalogBlock {
  const { type, version, label, description, examples } = definition;
  const isBlock = definition.kind === 'block';
  return {
    type,
    version,
    label,
    description,
    group: isBlock ? definition.group : 'flow',
    isContainer: isBlock && definition.container === true,
    fields: listEditorFields(definition.props),
    example: JSON.stringify(examples[0]?.props ?? {}),
    bytes: isBlock ? measureBlock(definition) : measureFlow(definition),
  };
}
