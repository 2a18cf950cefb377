import type { Plugin } from 'vite';

/**
 * The whole zod makes functions at run time, which the pages' policy forbids, and weighs as much as all that a flow is made
 * of; forms have zod/mini. React is five times as large as Preact.
 */
const FOR_OTHERS_ONLY = /\/node_modules\/(?:zod\/v4\/classic\/schemas|sanitize-html\/|react\/|react-dom\/)/;

/** The first of these on a page costs a phone more than 100 ms (docs/decisions/0105). */
const SLOW_AT_FIRST = /\bIntl\.|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(/;

/** Ends the build when the scripts of visitors' pages bring along what only the server or the studio works with. */
export function visitorModules(): Plugin {
  return {
    name: 'visitor-modules',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle).filter((output) => output.type === 'chunk')) {
        for (const [id, { code, renderedLength }] of Object.entries(chunk.modules)) {
          if (renderedLength === 0) continue;
          if (FOR_OTHERS_ONLY.test(id)) this.error(`${chunk.fileName}, which pages load, contains ${id}`);
          const slow = SLOW_AT_FIRST.exec(code ?? '')?.[0];
          if (slow !== undefined) this.error(`${id}, which pages load, calls ${slow}: see decision 0105`);
        }
      }
    },
  };
}
