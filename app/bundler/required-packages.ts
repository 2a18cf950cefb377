import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = '\0required:';
const require = createRequire(import.meta.url);

/**
 * Lets the built server load CommonJS packages of node_modules by `require`. An `import` of such a package makes Node
 * read its files twice: once to guess their exports, once to run them (decision 0093).
 *
 * @param packages names of packages; imports of their parts (`react/jsx-runtime`) are taken too
 */
export function requiredPackages(packages: readonly string[]): Plugin {
  return {
    name: 'required-packages',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === true,
    resolveId(id) {
      return packages.includes(toPackageName(id)) ? `${PREFIX}${id}` : undefined;
    },
    load(id) {
      return id.startsWith(PREFIX) ? toModule(id.slice(PREFIX.length)) : undefined;
    },
  };
}

/** The package of a module that is loaded so: `react` of `react/jsx-runtime`; undefined for any other id of a module. */
export function requiredPackageOf(id: string): string | undefined {
  return id.startsWith(PREFIX) ? toPackageName(id.slice(PREFIX.length)) : undefined;
}

/** `react` of `react/jsx-runtime`. */
function toPackageName(id: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;
}

/** A module with the same exports as the package has where the server is built. */
function toModule(id: string): string {
  const names = Object.keys(require(id) as object).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));
  const exported = names.filter((name) => name !== 'default');
  return [
    "import { createRequire } from 'node:module';",
    `const loaded = createRequire(import.meta.url)(${JSON.stringify(id)});`,
    'export default loaded;',
    ...exported.map((name, at) => `const value${at} = loaded.${name};\nexport { value${at} as ${name} };`),
  ].join('\n');
}
