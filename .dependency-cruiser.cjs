/**
 * The layers of the code base, one rule a line of the table in README.md. tests/tooling/layers.test.ts plants a
 * fault for every rule. Test files may import what they test.
 */

const FOLDERS = ['schemas', 'registry', 'blocks', 'flows', 'cms', 'fixtures', 'app', 'tests'];
const TESTS = '\\.test\\.tsx?$';
const CATALOG = '^app/catalog\\.server\\.ts$';
const PAGE_CATALOG = '^app/page-catalog\\.server\\.ts$';
const DEFINITIONS = '^(blocks|flows)/[^/]+/(block|flow|contract)\\.ts$';
const KIND_LIST = '(define-list|[^/]+/list)';
const TESTING = '/testing/';
const SERVER_ONLY = '\\.server(/|\\.tsx?$)';

/** Matches every folder of the code base but the given ones. */
const otherThan = (...allowed) => `^(${FOLDERS.filter((folder) => !allowed.includes(folder)).join('|')})/`;

/** A folder that may import itself and the given ones; imports of app and tests are a rule of their own. */
const layer = (name, folder, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: TESTS },
  to: { path: otherThan(folder, ...allowed, 'app', 'tests') },
});

/**
 * The floors of app/, from the ground up; `files` stand in app/ itself. A file imports from its own floor and from those
 * below it. Types may come from any: they bind nothing in what runs.
 */
const FLOORS = [
  {
    name: 'ground',
    rooms: ['site', 'media'],
    files: ['context\\.ts', 'cookies\\.ts', 'nonce-context\\.ts', 'report-fault\\.ts', 'route-handle\\.ts'],
  },
  {
    name: 'page',
    rooms: [
      'cart',
      'page',
      'pages',
      'shell',
      'shell-scripts',
      'enhance',
      'bundler',
      'references',
      'search-index',
      'experiments',
      'feeds',
      'uploads',
      'flow-diagram',
    ],
    files: ['catalog\\.server\\.ts', 'page-catalog\\.server\\.ts'],
  },
  { name: 'flow-engine', rooms: ['flow-engine', 'demo-sandbox', 'account', 'analytics'], files: [] },
  { name: 'content-check', rooms: ['content-check'], files: [] },
  { name: 'studio', rooms: ['studio', 'gallery', 'builder-editing', 'sandbox-pages'], files: [] },
  { name: 'server', rooms: ['server'], files: [] },
  {
    name: 'routes',
    rooms: ['routes', 'commands'],
    files: ['root\\.tsx', 'entry\\.client\\.tsx', 'entry\\.server\\.tsx'],
  },
];

const toFloorPaths = (floors) =>
  floors.flatMap(({ rooms, files }) => [
    `^app/(${rooms.join('|')})/`,
    ...(files.length > 0 ? [`^app/(${files.join('|')})$`] : []),
  ]);

/** What no floor has a place for belongs to none, and may not be imported: each room of app/ stands on one. */
const floorRules = FLOORS.slice(0, -1).map((floor, index) => ({
  name: `${floor.name}-imports-no-higher-floor`,
  comment: `Floors of app/: ${FLOORS.map(({ name }) => name).join(' ← ')}.`,
  severity: 'error',
  from: { path: toFloorPaths([floor]), pathNot: [TESTS, TESTING] },
  to: { path: '^app/', pathNot: toFloorPaths(FLOORS.slice(0, index + 1)), dependencyTypesNot: ['type-only'] },
}));

module.exports = {
  forbidden: [
    {
      name: 'schemas-import-zod-only',
      comment: 'schemas/ describes values: no React, no I/O. Rich text is sanitised while it is parsed.',
      severity: 'error',
      from: { path: '^schemas/', pathNot: TESTS },
      to: {
        pathNot: ['^(schemas|app|tests)/', '(^|/)node_modules/(zod|sanitize-html|@types/sanitize-html)/'],
      },
    },
    layer(
      'registry-imports-schemas',
      'registry',
      ['schemas'],
      'registry/ holds contracts and names no block.',
    ),
    layer(
      'blocks-import-down',
      'blocks',
      ['schemas', 'registry'],
      'A block gets its data from its definition.',
    ),
    {
      name: 'block-imports-no-block',
      comment: 'Blocks share through blocks/ui; a block is removed by removing its folder.',
      severity: 'error',
      from: { path: '^blocks/([^/]+)/', pathNot: TESTS },
      to: { path: '^blocks/(?!ui/)[^/]+/', pathNot: '^blocks/$1/' },
    },
    layer(
      'flows-import-down',
      'flows',
      ['schemas', 'registry', 'blocks'],
      'A flow calls the API by its context.',
    ),
    {
      name: 'flow-imports-no-block',
      comment: 'Of blocks/ a flow may use the design system only.',
      severity: 'error',
      from: { path: '^flows/', pathNot: TESTS },
      to: { path: '^blocks/(?!ui/)' },
    },
    {
      name: 'flow-imports-no-flow',
      comment: 'Flows share through flows/kit.',
      severity: 'error',
      from: { path: '^flows/([^/]+)/', pathNot: TESTS },
      to: { path: '^flows/(?!kit/)[^/]+/', pathNot: '^flows/$1/' },
    },
    layer(
      'cms-imports-down',
      'cms',
      ['schemas', 'registry'],
      'cms/ is given the catalog; it knows no block.',
    ),
    {
      name: 'kind-imports-no-kind',
      comment: 'A kind of documents is removed by removing its folder.',
      severity: 'error',
      from: { path: '^cms/kinds/([^/]+)/', pathNot: TESTS },
      to: { path: '^cms/kinds/[^/]+/', pathNot: '^cms/kinds/$1/' },
    },
    {
      name: 'kind-list-knows-no-schema',
      comment: 'Lists of kinds are sent to browsers, which get no schemas.',
      severity: 'error',
      from: { path: `^cms/kinds/(kind-lists|${KIND_LIST})\\.ts$` },
      to: {
        path: '^(schemas|registry|cms)/',
        pathNot: ['^schemas/documents/document-kinds\\.ts$', `^cms/kinds/${KIND_LIST}\\.ts$`],
        dependencyTypesNot: ['type-only'],
      },
    },
    layer('fixtures-import-schemas', 'fixtures', ['schemas'], 'Fixtures speak the contracts of schemas/.'),
    {
      name: 'only-catalog-gathers',
      comment: 'app/ meets blocks and flows through app/catalog.server.ts.',
      severity: 'error',
      from: { path: '^app/', pathNot: [TESTS, CATALOG] },
      to: { path: '^(blocks/(?!ui/)|flows/(?!kit/))' },
    },
    {
      name: 'page-type-imports-no-page-type',
      comment: 'Page types share through app/pages/kit; one is removed by removing its folder.',
      severity: 'error',
      from: { path: '^app/pages/([^/]+)/', pathNot: TESTS },
      to: { path: '^app/pages/(?!kit/)[^/]+/', pathNot: '^app/pages/$1/' },
    },
    {
      name: 'only-page-catalog-gathers',
      comment: 'app/ meets page types through app/page-catalog.server.ts.',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/pages/', TESTS, PAGE_CATALOG] },
      to: { path: '^app/pages/' },
    },
    {
      name: 'page-types-import-declarations',
      comment: 'Of app/ a page type knows how it is declared, and nothing of how pages are made.',
      severity: 'error',
      from: { path: '^app/pages/', pathNot: TESTS },
      to: { path: '^app/', pathNot: ['^app/pages/', '^app/page/define-page-type\\.ts$'] },
    },
    ...floorRules,
    {
      name: 'app-and-tests-are-the-top',
      comment: 'Only app/ and tests/ import app/ and tests/.',
      severity: 'error',
      from: { path: otherThan('app', 'tests'), pathNot: TESTS },
      to: { path: '^(app|tests)/' },
    },
    {
      name: 'only-tests-import-testing',
      comment: 'What lies in a testing/ folder helps tests; no visitor ever reaches it.',
      severity: 'error',
      from: { pathNot: ['^tests/', TESTS, TESTING] },
      to: { path: TESTING, pathNot: '(^|/)node_modules/' },
    },
    {
      name: 'browser-imports-definitions-as-types',
      comment: 'A definition carries schemas: imported as a value it would send them to the browser.',
      severity: 'error',
      from: { path: '^(blocks|flows)/', pathNot: [TESTS, DEFINITIONS, SERVER_ONLY] },
      to: { path: DEFINITIONS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-imports-no-server-file',
      comment: 'What is named *.server.ts never reaches the browser.',
      severity: 'error',
      from: { path: '^(blocks|flows)/', pathNot: [TESTS, DEFINITIONS, SERVER_ONLY] },
      to: { path: `^(blocks|flows|cms|app)/.*${SERVER_ONLY}` },
    },
    {
      name: 'no-cycle',
      comment: 'Files that import each other are one file, or want a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|reports|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
