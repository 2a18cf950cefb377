import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findViews } from '#app/bundler/block-views';
import type { BlockDefinition } from '#registry/define-block';
import type { FlowDefinition } from '#registry/define-flow';

export type AnyDefinition = BlockDefinition | FlowDefinition;

const LAYERS = [
  { layer: 'blocks', kind: 'block' },
  { layer: 'flows', kind: 'flow' },
] as const;

/** Every block and flow of the project, read from its folder: the app's own catalog needs the bundler. */
export async function readDefinitions(): Promise<AnyDefinition[]> {
  const root = process.cwd();
  return Promise.all(
    LAYERS.flatMap(({ layer, kind }) =>
      findViews(root, layer).map((type) => ({ folder: path.join(root, layer, type), kind })),
    ).map(async ({ folder, kind }) => {
      const module: Record<string, AnyDefinition | undefined> = await import(
        pathToFileURL(path.join(folder, `${kind}.ts`)).href
      );
      const definition = module[kind];
      if (definition === undefined) throw new Error(`${folder}/${kind}.ts exports no ${kind}`);
      return definition;
    }),
  );
}
