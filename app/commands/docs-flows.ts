import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FlowDefinition } from '#registry/define-flow';
import { DOCS_FOLDER, writeFlowDocs } from './flow-docs';

/** `npm run docs:flows`: writes `docs/flows` anew of what the flows declare. Runs in the project's root. */

const folder = path.resolve(DOCS_FOLDER);
const docs = writeFlowDocs(await loadFlows(path.resolve('flows')));

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!docs.has(file)) rmSync(path.join(folder, file));
for (const [file, text] of docs) writeFileSync(path.join(folder, file), text);
console.log([...docs.keys()].map((file) => `${DOCS_FOLDER}/${file}`).join('\n'));

/** The definitions of every flow folder; the catalog itself asks for a bundler. */
async function loadFlows(root: string): Promise<FlowDefinition[]> {
  const files = readdirSync(root)
    .map((name) => path.join(root, name, 'flow.ts'))
    .filter((file) => existsSync(file));
  const modules = files.map(async (file): Promise<{ flow: FlowDefinition }> => {
    const module: unknown = await import(pathToFileURL(file).href);
    // The catalog imports the same name of the same files, and the registry judges what it gets.
    return module as { flow: FlowDefinition };
  });
  return (await Promise.all(modules)).map(({ flow }) => flow);
}
