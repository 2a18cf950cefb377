import type { Plugin, Rollup } from 'vite';

/** A block's view is made into HTML by the server; in a browser only the studio runs it. */
const RUN_BY_VISITORS = /\/flows\/[^/]+\/view\.tsx$|\/(?:blocks|flows)\/[^/]+\/enhance\.tsx?$/;
/**
 * The whole zod makes functions at run time, which the pages' policy forbids, and weighs as much as all that a flow is made
 * of; forms have zod/mini.
 */
const FOR_SERVERS_ONLY = /\/node_modules\/(?:zod\/v4\/classic\/schemas|sanitize-html\/)/;

/** Ends the build when a script of the visitors' pages brings along what only the server validates with. */
export function visitorModules(): Plugin {
  return {
    name: 'visitor-modules',
    generateBundle(_, bundle) {
      for (const chunk of withAllImports(bundle)) {
        const kept = Object.keys(chunk.modules).filter((id) => chunk.modules[id]?.renderedLength !== 0);
        const module = kept.find((id) => FOR_SERVERS_ONLY.test(id));
        if (module !== undefined) this.error(`${chunk.fileName}, which pages load, contains ${module}`);
      }
    },
  };
}

/** The chunks of flows and of what blocks do in a browser, and what comes along with them. */
function withAllImports(bundle: Rollup.OutputBundle): Set<Rollup.OutputChunk> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => RUN_BY_VISITORS.test(id))));
  // A set is walked on over what is added meanwhile.
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return found;
}
