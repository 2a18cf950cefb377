import path from 'node:path';
import ts from 'typescript';

/** A file of the code base, parsed once for all rules. */
export interface SourceFile {
  /** From the project's root, with slashes. */
  path: string;
  text: string;
  nodes: readonly ts.Node[];
}

export interface HouseRule {
  name: string;
  /** Says what to do instead. */
  message: string;
  /** The line of each violation, from 1. */
  findLines: (file: SourceFile) => number[];
}

export function parseSource(file: string, text: string): SourceFile {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return { path: file, text, nodes: [] };
  const root = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, scriptKind(file));
  const nodes: ts.Node[] = [];
  const collect = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, collect);
  };
  collect(root);
  return { path: file, text, nodes };
}

function scriptKind(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** A page type is called as the specification calls it: `common` is one. */
const PAGE_TYPE = /^app\/pages\/[^/]+\/[^/]+$/;
const FORBIDDEN_FOLDERS = /(^|\/)(utils|helpers|misc|common|data)\//;
const IS_TEST = /\.test\.tsx?$/;
const IS_ALONE = /\.alone\.test\.tsx?$/;
const REPLACEMENTS = new Set(['mock', 'doMock', 'resetModules']);
/** `preact/react.ts` stands for the package `react`, which has a default export. */
const HAS_DEFAULT_EXPORT =
  /(^|\/)view[^/]*\.tsx$|^blocks\/[^/]+\/enhance\.ts$|^app\/routes\/|^app\/enhance\/preact\/react\.ts$|(^|\/)app\/(root|entry\.[a-z]+)\.tsx$|\.config\.[jt]s$|\.d\.ts$/;
/** The store and tests. */
const MAY_QUERY = /^(cms\/store|tests)\/|\.test\.tsx?$/;
const QUERIES = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'replaceInto',
  'mergeInto',
]);
const TEST_NAMES = new Set(['test', 'it', 'describe']);
const IDLE = new Set(['skip', 'only', 'todo', 'skipIf', 'runIf', 'fixme', 'fails', 'fail']);

export const HOUSE_RULES: readonly HouseRule[] = [
  {
    name: 'no-any',
    message: 'say what the value is, or `unknown`',
    findLines: byNode((node) => node.kind === ts.SyntaxKind.AnyKeyword),
  },
  {
    name: 'no-compiler-silence',
    message: 'make the types right; only a test of types may expect an error, and says which',
    findLines: ({ path: file, text }) => {
      // The compiler refuses an expected error that does not come: in a test the directive is an assertion.
      const expectation = IS_TEST.test(file) ? /@ts-expect-error(?!:? *[\p{L}`])/u : /@ts-expect-error/;
      const silence = `@ts-(ignore|nocheck)|${expectation.source}`;
      return linesOf(text, new RegExp(`^\\s*(//|/\\*|\\*|\\{/\\*).*(${silence})`, 'u'));
    },
  },
  {
    name: 'no-empty-catch',
    message: 'handle the error, or let it through',
    findLines: byNode((node) => ts.isCatchClause(node) && node.block.statements.length === 0),
  },
  {
    name: 'no-idle-test',
    message: 'a test runs and passes, or it is not there',
    findLines: byNode(isIdleTest),
  },
  {
    name: 'no-shared-replacement',
    message: 'files of tests share their modules: one that replaces any is called *.alone.test.ts',
    findLines: (file) => (IS_ALONE.test(file.path) ? [] : byNode(isModuleReplacement)(file)),
  },
  {
    name: 'no-drawer',
    message: 'name the folder for what it holds',
    findLines: ({ path: file }) => (FORBIDDEN_FOLDERS.test(file) && !PAGE_TYPE.test(file) ? [1] : []),
  },
  {
    name: 'no-inline-style',
    message: 'the content security policy refuses style attributes; write a class',
    findLines: byNode((node) => ts.isJsxAttribute(node) && node.name.getText() === 'style'),
  },
  {
    name: 'no-shown-escape',
    message: "JSX shows an escape as it is typed; write {'…'}, or take it from the texts",
    findLines: byNode(isShownEscape),
  },
  {
    name: 'no-default-export',
    message:
      'export by name; default is for views, routes, entries, configurations and what stands for a package',
    findLines: (file) => (HAS_DEFAULT_EXPORT.test(file.path) ? [] : byNode(isDefaultExport)(file)),
  },
  {
    name: 'no-export-star',
    message: 'name what a file gives away',
    findLines: byNode((node) => ts.isExportDeclaration(node) && node.exportClause === undefined),
  },
  {
    name: 'no-stray-glob',
    message: 'only app/catalog.server.ts gathers blocks and flows',
    findLines: (file) =>
      file.path === 'app/catalog.server.ts' || file.path.startsWith('tests/')
        ? []
        : byNode(isGlobOfLayers)(file),
  },
  {
    name: 'no-stray-sql',
    message: 'move the query into a function of cms/store',
    findLines: (file) => (MAY_QUERY.test(file.path) ? [] : byNode(isQuery)(file)),
  },
];

/** `path:line rule: message` of every violation. */
export function findViolations(file: SourceFile): string[] {
  return HOUSE_RULES.flatMap(({ name, message, findLines }) =>
    findLines(file).map((line) => `${file.path}:${line} ${name}: ${message}`),
  );
}

function byNode(matches: (node: ts.Node) => boolean): HouseRule['findLines'] {
  return ({ nodes, text }) =>
    nodes.filter(matches).map((node) => text.slice(0, node.getStart()).split('\n').length);
}

function linesOf(text: string, pattern: RegExp): number[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
}

/** `<p>на\u00a0сайте</p>`, `<Notice title="на\u00a0сайте" />`. */
function isShownEscape(node: ts.Node): boolean {
  const isAttribute = ts.isStringLiteral(node) && ts.isJsxAttribute(node.parent);
  return (ts.isJsxText(node) || isAttribute) && /\\u[\da-f]{4}/i.test(node.getText());
}

/** `vi.mock`, `vi.resetModules`. */
function isModuleReplacement(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node) || !REPLACEMENTS.has(node.name.text)) return false;
  return ts.isIdentifier(node.expression) && node.expression.text === 'vi';
}

/** `test.skip`, `describe.only`, `test.describe.fixme`, `it.each(…).todo`, wherever they are named. */
function isIdleTest(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node) || !IDLE.has(node.name.text)) return false;
  let target: ts.Expression = node.expression;
  while (ts.isPropertyAccessExpression(target) || ts.isCallExpression(target)) target = target.expression;
  return ts.isIdentifier(target) && TEST_NAMES.has(target.text);
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return node.isExportEquals !== true;
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

/** `store.selectFrom('page')`, and whatever else Kysely is imported for. */
function isQuery(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return QUERIES.has(node.name.text);
  return (
    ts.isImportDeclaration(node) &&
    ts.isStringLiteral(node.moduleSpecifier) &&
    node.moduleSpecifier.text === 'kysely'
  );
}

function isGlobOfLayers(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    node.expression.getText() === 'import.meta.glob' &&
    /(blocks|flows)\//.test(path.posix.normalize(node.arguments[0]?.getText() ?? ''))
  );
}
