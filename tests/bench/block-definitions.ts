import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findViews } from '#app/bundler/block-views';
import type { BlockDefinition } from '#registry/define-block';
import type { FlowDefinition } from '#registry/define-flow';

export type AnyDefinition = BlockDefinition | FlowDefinition;

/** Every block and flow of the project, read from its folder: the app's own catalog needs the bundler. */
export async function readDefinitions(): Promise<AnyDefinition[]> {
  const root = process.cwd();
  return Promise.all(
    findViews(root).map(async ({ file }) => {
      const folder = path.join(root, path.dirname(file));
      const kind = existsSync(path.join(folder, 'block.ts')) ? 'block' : 'flow';
      const module: Record<string, AnyDefinition | undefined> = await import(
        pathToFileURL(path.join(folder, `${kind}.ts`)).href
      );
      const definition = module[kind];
      if (definition === undefined) throw new Error(`${folder}/${kind}.ts exports no ${kind}`);
      return definition;
    }),
  );
}

/** Does anything of it run in the browser? */
export function isInteractive(definition: AnyDefinition): boolean {
  return definition.kind === 'flow' || definition.hydration !== 'none';
}
