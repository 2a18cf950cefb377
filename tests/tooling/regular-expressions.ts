import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The regular expressions of the source, as the parser of TypeScript finds them. */

export interface Expression {
  /** From the root of the project. */
  file: string;
  line: number;
  source: string;
  flags: string;
}

/** The expressions that stand in one file, literals and `new RegExp(…)`. */
export function listExpressions(file: string, text: string): Expression[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = listConstants(tree);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    const read = readLiteral(node) ?? readCall(node, constants);
    if (read !== null) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, ...read });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

export function readExpressions(root: string, files: readonly string[]): Expression[] {
  return files.flatMap((file) => listExpressions(file, readFileSync(path.join(root, file), 'utf8')));
}

type Written = Pick<Expression, 'source' | 'flags'>;

function readLiteral(node: ts.Node): Written | null {
  if (!ts.isRegularExpressionLiteral(node)) return null;
  const end = node.text.lastIndexOf('/');
  return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
}

function readCall(node: ts.Node, constants: ReadonlyMap<string, string>): Written | null {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return null;
  if (node.expression.getText() !== 'RegExp') return null;
  const [pattern, flags] = node.arguments ?? [];
  if (pattern === undefined) return null;
  return {
    source: readText(pattern, constants),
    flags: flags !== undefined && ts.isStringLiteral(flags) ? flags.text : '',
  };
}

/** Texts that have a name in the same file. */
function listConstants(tree: ts.SourceFile): ReadonlyMap<string, string> {
  const constants = new Map<string, string>();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const isText = initializer !== undefined && isTextLike(initializer);
      if (isText && ts.isIdentifier(name)) constants.set(name.text, readText(initializer, constants));
    }
  }
  return constants;
}

const isTextLike = (node: ts.Expression) =>
  ts.isStringLiteral(node) || ts.isTemplateLiteral(node) || ts.isTaggedTemplateExpression(node);

/** What is known only when the code runs is taken for a word: names, paths, endings. */
const UNKNOWN = 'word';

function readText(node: ts.Expression, constants: ReadonlyMap<string, string>): string {
  if (ts.isTaggedTemplateExpression(node)) return readTemplate(node.template, constants, true);
  if (ts.isTemplateLiteral(node)) return readTemplate(node, constants, false);
  if (ts.isStringLiteral(node)) return node.text;
  return ts.isIdentifier(node) ? (constants.get(node.text) ?? UNKNOWN) : UNKNOWN;
}

function readTemplate(
  template: ts.TemplateLiteral,
  constants: ReadonlyMap<string, string>,
  isRaw: boolean,
): string {
  const textOf = (part: ts.TemplateLiteralLikeNode) => (isRaw ? (part.rawText ?? part.text) : part.text);
  if (ts.isNoSubstitutionTemplateLiteral(template)) return textOf(template);
  const rest = template.templateSpans.map(
    ({ expression, literal }) => readText(expression, constants) + textOf(literal),
  );
  return textOf(template.head) + rest.join('');
}
