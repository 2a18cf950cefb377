/**
 * Options of Remix's Vite plugin (imported by vite.config.ts).
 * `v3_singleFetch` stays off: it brings a turbo-stream with a known, unfixed hole (docs/decisions/0002).
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  serverModuleFormat: 'esm',
  ignoredRouteFiles: ['**/*.test.*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: false,
  },
};
