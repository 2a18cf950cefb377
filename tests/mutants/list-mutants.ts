import ts from 'typescript';

/** One small change of a source file. */
export interface Mutant {
  /** From 1. */
  line: number;
  /** The line as it stands, without its indent. */
  lineText: string;
  start: number;
  end: number;
  before: string;
  after: string;
}

const FLIPPED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.EqualsEqualsToken]: '!=',
  [ts.SyntaxKind.ExclamationEqualsToken]: '==',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
};

/** The other half of a pair of methods that differ at a boundary only. */
const OTHER_METHOD: Readonly<Record<string, string>> = {
  max: 'min',
  min: 'max',
  ceil: 'floor',
  floor: 'ceil',
  round: 'floor',
  some: 'every',
  every: 'some',
};

/** What such calls are given is read by developers and editors, not by visitors. */
const NOT_FOR_VISITORS = /^(describe|meta|debug|info|warn|error|trace)$|Error$/;

/** Every change that is tried of a source file, in the order of its lines. */
export function listMutants(file: string, text: string): Mutant[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, kind);
  const lines = text.split('\n');
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    for (const [target, after] of listChanges(node)) {
      const start = target.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line;
      const place = { line: line + 1, lineText: (lines[line] ?? '').trim() };
      mutants.push({ ...place, start, end: target.getEnd(), before: target.getText(source), after });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants.filter(({ before, after }) => before !== after).sort((a, b) => a.start - b.start);
}

/** The text of the file with the change made. */
export function applyMutant(text: string, { start, end, after }: Mutant): string {
  return `${text.slice(0, start)}${after}${text.slice(end)}`;
}

/** Types and imports do nothing while the code runs; what developers read is nobody's promise. */
function isLeftAlone(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isExportDeclaration(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isExpressionStatement(node)) return isLeftAlone(node.expression);
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  if (isThrown(node)) return true;
  const called = node.expression;
  if (called.kind === ts.SyntaxKind.ImportKeyword) return true;
  const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
  return NOT_FOR_VISITORS.test(name);
}

function isThrown({ parent }: ts.Node): boolean {
  return ts.isThrowStatement(parent) || (ts.isConditionalExpression(parent) && isThrown(parent));
}

/** What may stand instead of the node, or of a part of it. */
function listChanges(node: ts.Node): [target: ts.Node, after: string][] {
  if (ts.isNumericLiteral(node)) return changeNumber(node).map((after) => [node, after]);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return changeText(node);
  if (ts.isTemplateExpression(node)) return changeTemplate(node);
  if (ts.isRegularExpressionLiteral(node)) return changePattern(node);
  if (ts.isBinaryExpression(node)) return flipOperator(node);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [[node, node.operand.getText()]];
  }
  if (ts.isIfStatement(node)) return negate(node.expression);
  if (ts.isConditionalExpression(node)) return negate(node.condition);
  if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
    const other = OTHER_METHOD[node.name.text];
    return other === undefined ? [] : [[node.name, other]];
  }
  return ts.isExpressionStatement(node) ? removeCall(node) : [];
}

function changeNumber(node: ts.NumericLiteral): string[] {
  const { text, parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return [];
  const value = Number(text);
  // Nobody can see one byte or one millisecond more of a thousand.
  const more = value < 1000 ? value + 1 : value * 10;
  return (value === 0 ? [more] : [more, 0]).map(String);
}

function changeText(node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral): [ts.Node, string][] {
  const { parent } = node;
  const isName = ts.isPropertyAssignment(parent) && parent.name === node;
  if (isName || ts.isJsxAttribute(parent)) return [];
  return [[node, JSON.stringify(node.text === '' ? 'changed' : `${node.text}~`)]];
}

/** One piece of fixed text of a template is enough: a test that compares one compares all. */
function changeTemplate(node: ts.TemplateExpression): [ts.Node, string][] {
  const pieces = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  const piece = pieces.find(({ text }) => text.trim() !== '');
  if (piece === undefined) return [];
  const text = piece.getText();
  const end = ts.isTemplateTail(piece) ? 1 : 2;
  return [[piece, `${text.slice(0, -end)}~${text.slice(-end)}`]];
}

function changePattern(node: ts.RegularExpressionLiteral): [ts.Node, string][] {
  const [, begin = '', body = '', end = '', flags = ''] = /^\/(\^?)(.*?)(\$?)\/(\w*)$/.exec(node.text) ?? [];
  const changes: [ts.Node, string][] = [];
  if (begin !== '') changes.push([node, `/${body}${end}/${flags}`]);
  if (end !== '' && !body.endsWith('\\')) changes.push([node, `/${begin}${body}/${flags}`]);
  return changes;
}

function flipOperator(node: ts.BinaryExpression): [ts.Node, string][] {
  const { operatorToken, left, right } = node;
  const after = FLIPPED[operatorToken.kind];
  const isPlus = operatorToken.kind === ts.SyntaxKind.PlusToken;
  const joinsTexts = isPlus && [left, right].some((side) => ts.isStringLiteralLike(side));
  return after === undefined || joinsTexts ? [] : [[operatorToken, after]];
}

/** A comparison for equality and a negation are flipped by themselves. */
function negate(condition: ts.Expression): [ts.Node, string][] {
  const isEquality = ts.isBinaryExpression(condition) && /^[!=]==?$/.test(condition.operatorToken.getText());
  if (isEquality || ts.isPrefixUnaryExpression(condition)) return [];
  return [[condition, `!(${condition.getText()})`]];
}

/** A call whose result nobody takes is there for its effect. */
function removeCall(node: ts.ExpressionStatement): [ts.Node, string][] {
  const { expression } = node;
  const called = ts.isAwaitExpression(expression) ? expression.expression : expression;
  return ts.isCallExpression(called) ? [[node, ';']] : [];
}
