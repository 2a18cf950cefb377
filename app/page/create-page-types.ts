import type { Registry } from '#registry/create-registry';
import type { PageRoute, PageTypeDefinition, PlacedComponent } from './define-page-type';
import {
  compareExactness,
  fillPath,
  isSameRoute,
  listNames,
  readPathPattern,
  type PathPattern,
} from './path-pattern';

/** The route that an address of the site has. */
export interface FoundRoute {
  /** The page type that declares it. */
  type: string;
  route: PageRoute;
  /** The path of the page that stands in where the content has none; null for none. */
  standIn: string | null;
}

/** All page types, and what follows from all of them together. */
export interface PageTypes {
  find: (type: string) => PageTypeDefinition | undefined;
  /** Ordered by type. */
  all: () => readonly PageTypeDefinition[];
  /** The most exact route that a path matches; null for all other paths. */
  findRoute: (path: string) => FoundRoute | null;
  /** Is the path below one that has declared addresses only? Which they are, `findRoute` says. */
  isStrict: (path: string) => boolean;
  isLegacy: (path: string) => boolean;
  /** The page that shows what lies below a folder of addresses; null for what is no such folder. */
  findFolderPage: (path: string) => string | null;
  /** Query parameters that pages of any type depend on, in the order in which they stand in keys. */
  keyParameters: readonly string[];
}

/** A page type that cannot work. Thrown at start, so that a bad build never serves. */
export class PageTypeError extends Error {
  override name = 'PageTypeError';

  constructor(faults: readonly string[]) {
    super(`The page types are refused:\n- ${faults.join('\n- ')}`);
  }
}

interface Address {
  type: string;
  route: PageRoute;
  pattern: PathPattern;
}

/**
 * Gathers page types. Throws PageTypeError naming every fault: a type that is defined twice, a route, a strict path or a
 * folder that two types declare, a pattern or a layout that is none.
 */
export function createPageTypes(definitions: readonly PageTypeDefinition[]): PageTypes {
  const ordered = [...definitions].sort((a, b) => (a.type < b.type ? -1 : 1));
  const faults = [...findDuplicates(ordered), ...ordered.flatMap(findFaults)];
  if (faults.length > 0) throw new PageTypeError(faults);
  const addresses = ordered.flatMap(toAddresses);
  const collisions = findCollisions(addresses);
  if (collisions.length > 0) throw new PageTypeError(collisions);

  const byType = new Map(ordered.map((definition) => [definition.type, definition]));
  const exactFirst = [...addresses].sort((a, b) => compareExactness(a.pattern, b.pattern));
  const strict = ordered.flatMap(({ strictBelow = [] }) => strictBelow);
  const legacy = ordered.flatMap(({ legacy: patterns = [] }) => patterns.map(readPathPattern));
  const folders = new Map(ordered.flatMap(({ folders: own = {} }) => Object.entries(own)));
  const parameters = ordered.flatMap(({ keyParameters = [] }) => keyParameters);

  return {
    find: (type) => byType.get(type),
    all: () => ordered,
    findRoute: (path) => findRoute(path, exactFirst),
    isStrict: (path) => strict.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
    isLegacy: (path) => legacy.some((pattern) => pattern.match(path) !== null),
    findFolderPage: (path) => folders.get(path) ?? null,
    keyParameters: [...new Set(parameters)].sort(),
  };
}

/** Throws PageTypeError for a page type that names a block or a flow that there is not, or lets `load` give a flow. */
export function requireKnownBlocks(pageTypes: PageTypes, find: Registry['find']): void {
  const faults = pageTypes
    .all()
    .flatMap((definition) =>
      findBlockFaults(definition, find).map((fault) => `${definition.type}: ${fault}`),
    );
  if (faults.length > 0) throw new PageTypeError(faults);
}

function findRoute(path: string, addresses: readonly Address[]): FoundRoute | null {
  for (const { type, route, pattern } of addresses) {
    const texts = pattern.match(path);
    if (texts === null) continue;
    return { type, route, standIn: route.standIn === undefined ? null : fillPath(route.standIn, texts) };
  }
  return null;
}

const toAddresses = ({ type, routes = [] }: PageTypeDefinition): Address[] =>
  routes.map((route) => ({ type, route, pattern: readPathPattern(route.path) }));

function findDuplicates(definitions: readonly PageTypeDefinition[]): string[] {
  return [
    ...findRepeated(definitions.map(({ type }) => [type, type])).map(
      ([type]) => `${type}: the type is defined twice; rename one`,
    ),
    ...findRepeated(
      definitions.flatMap(({ type, strictBelow = [] }) => strictBelow.map((path) => [path, type])),
    ).map(([path, types]) => `${types}: both are strict below «${path}»; one says it for both`),
    ...findRepeated(
      definitions.flatMap(({ type, folders = {} }) => Object.keys(folders).map((path) => [path, type])),
    ).map(([path, types]) => `${types}: both say what stands for the folder «${path}»; keep one`),
  ];
}

/** The names that stand there twice, each with who has it. */
function findRepeated(entries: readonly (readonly string[])[]): [string, string][] {
  const names = new Set(entries.map(([name = '']) => name));
  return [...names].flatMap((name): [string, string][] => {
    const owners = entries.filter(([own]) => own === name).map(([, owner]) => owner);
    return owners.length > 1 ? [[name, owners.join(' and ')]] : [];
  });
}

function findCollisions(addresses: readonly Address[]): string[] {
  return addresses.flatMap((one, index) =>
    addresses
      .slice(index + 1)
      .flatMap((other) =>
        isSameRoute(one.pattern, other.pattern)
          ? [
              `${one.type} and ${other.type}: two page types for one route, «${one.route.path}» and ` +
                `«${other.route.path}»; take one away, or make it more exact`,
            ]
          : [],
      ),
  );
}

const LAYOUTS: readonly string[] = ['site', 'none'];
const PARAMETER = /^[a-zA-Z_]{1,40}$/;

function findFaults(definition: PageTypeDefinition): string[] {
  const { type, layout = 'site', keyParameters = [], namedBy, routes = [], legacy = [] } = definition;
  const { load, loads } = definition;
  const faults = [
    ...(LAYOUTS.includes(layout) ? [] : [`there is no layout «${layout}»; there are ${LAYOUTS.join(', ')}`]),
    ...keyParameters
      .filter((name) => !PARAMETER.test(name))
      .map((name) => `«${name}» cannot be the name of a query parameter`),
    ...(namedBy === undefined || keyParameters.includes(namedBy)
      ? []
      : [`is named by «${namedBy}», which is not one of its key parameters`]),
    ...routes.flatMap(findRouteFaults),
    ...legacy.flatMap((path) => findPatternFaults(path)),
    ...(loads !== undefined && load === undefined ? ['says what it loads, but has no load'] : []),
  ];
  return faults.map((fault) => `${type}: ${fault}`);
}

function findRouteFaults({ path, standIn = '', present, takesProductOfStandIn, shows }: PageRoute): string[] {
  const faults = findPatternFaults(path);
  if (faults.length > 0) return faults;
  const { names } = readPathPattern(path);
  const unknown = listNames(standIn).filter((name) => !names.includes(name));
  const needsStandIn = present !== undefined || takesProductOfStandIn === true || shows !== undefined;
  return [
    ...unknown.map((name) => `the stand-in «${standIn}» asks for «${name}», which «${path}» does not have`),
    ...(needsStandIn && standIn === '' ? [`«${path}» shows a page that stands in, but names none`] : []),
  ];
}

function findPatternFaults(path: string): string[] {
  try {
    readPathPattern(path);
    return [];
  } catch (error) {
    return [`the path «${path}» cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function findBlockFaults(
  { components = [], loads = [], routes = [] }: PageTypeDefinition,
  find: Registry['find'],
): string[] {
  const shown = routes.flatMap(({ shows }) => (shows === undefined ? [] : [shows.block]));
  const unknown = [...components.flatMap(listTypes), ...loads, ...shown].filter(
    (type) => find(type) === undefined,
  );
  const flows = loads.filter((type) => find(type)?.kind === 'flow');
  return [
    ...unknown.map((type) => `there is no block and no flow «${type}»`),
    ...flows.map(
      (type) => `load gives the flow «${type}»: name it in components, so that a post finds it without load`,
    ),
  ];
}

const listTypes = ({ type, children = [] }: PlacedComponent): string[] => [
  type,
  ...children.flatMap(listTypes),
];
