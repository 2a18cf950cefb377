import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

const LAYERS = ['schemas', 'registry', 'blocks', 'flows', 'app'];

export default defineConfig({
  plugins: [
    remix({
      appDirectory: 'tests/bench/minimal-remix/app',
      buildDirectory: '.cache/minimal-remix',
      serverModuleFormat: 'esm',
      routes: async (define) => define((route) => route('/', 'view.tsx', { index: true })),
    }),
  ],
  publicDir: false,
  resolve: { alias: LAYERS.map((layer) => ({ find: `#${layer}`, replacement: path.resolve(layer) })) },
  css: { transformer: 'lightningcss' },
});
