import type { Plugin } from 'vite';

/** Marks the modules of the copy, which to the bundler are other ones than those without it. */
const OWN = '?of-visitors';

/**
 * Gives the forms of visitors a copy of zod/mini of their own. The studio uses all of zod; with one copy for both the
 * bundler brings all of that to a form: 16 KB for 7, gzipped.
 */
export function visitorZod(): Plugin {
  return {
    name: 'visitor-zod',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isInside = importer?.endsWith(OWN) ?? false;
      if (source !== 'zod/mini' && !isInside) return null;
      const from = isInside ? importer?.slice(0, -OWN.length) : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      return found === null || found.external ? found : { ...found, id: `${found.id}${OWN}` };
    },
  };
}
