import type { Plugin } from 'vite';

/**
 * The whole zod makes functions at run time, which the pages' policy forbids, and weighs as much as all that a flow is made
 * of; forms have zod/mini. React is five times as large as Preact.
 */
const FOR_OTHERS_ONLY = /\/node_modules\/(?:zod\/v4\/classic\/schemas|sanitize-html\/|react\/|react-dom\/)/;

/** Ends the build when the scripts of visitors' pages bring along what only the server or the studio works with. */
export function visitorModules(): Plugin {
  return {
    name: 'visitor-modules',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle).filter((output) => output.type === 'chunk')) {
        const kept = Object.keys(chunk.modules).filter((id) => chunk.modules[id]?.renderedLength !== 0);
        const module = kept.find((id) => FOR_OTHERS_ONLY.test(id));
        if (module !== undefined) this.error(`${chunk.fileName}, which pages load, contains ${module}`);
      }
    },
  };
}
