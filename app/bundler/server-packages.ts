import type { Plugin } from 'vite';
import { requiredPackageOf } from './required-packages';

/** The package of a module in node_modules: `zod` of `…/node_modules/zod/v4/index.js`. */
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Writes `packages.json` beside the built server: the packages that our own modules import, sorted. Most packages are
 * bundled into the server's files, so that their names cannot be read there.
 */
export function serverPackages(): Plugin {
  return {
    name: 'server-packages',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === true,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const own = chunks.flatMap((chunk) => chunk.moduleIds).filter((id) => !PACKAGE.test(id));
      const imported = own.flatMap((id) => {
        const module = this.getModuleInfo(id);
        return [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])];
      });
      const packages = imported.flatMap((id) => PACKAGE.exec(id)?.[1] ?? requiredPackageOf(id) ?? []);
      const source = JSON.stringify([...new Set(packages)].sort());
      this.emitFile({ type: 'asset', fileName: 'packages.json', source });
    },
  };
}
