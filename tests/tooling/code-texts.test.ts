import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { findBrokenRules } from '#app/content-check/text-rules';
import { listFiles } from './list-files';

/** Where the code has texts that visitors read. */
const FOLDERS = [
  'blocks',
  'flows',
  'schemas',
  'app/account',
  'app/shell',
  'app/shell-scripts',
  'app/page',
  'app/sandbox-pages',
  'fixtures/sandbox',
];
const OURS = /\.tsx?$/;
const NOT_READ = /\.test\.tsx?$|\/testing\//;
/** Words that visitors type or say, not read. */
const HEARD = new Set(['blocks/services-showcase/synonyms.ts', 'fixtures/sandbox/chat/conversation.ts']);

/** A number stands where an expression is: «Скидка ${percent}%» is a text too. */
function toPart({ expression, literal }: ts.TemplateSpan): string {
  return `${expression.getText() === 'NBSP' ? '\u00A0' : 0}${literal.text}`;
}

/** The texts of a source file: literals, parts of templates, words between tags; no comments, no expressions. */
function listTexts(path: string, source: string): { text: string; line: number }[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const texts: { text: string; line: number }[] = [];
  const add = (node: ts.Node, text: string) =>
    texts.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) {
      add(node, [node.head.text, ...node.templateSpans.map(toPart)].join(''));
    } else if (ts.isStringLiteralLike(node)) add(node, node.text);
    else if (ts.isJsxText(node))
      add(node, node.text.replaceAll('&nbsp;', '\u00A0').replace(/\s*\n\s*/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

function findFaults(path: string, source: string): string[] {
  return listTexts(path, source).flatMap(({ text, line }) =>
    findBrokenRules(text).map(({ right }) => `${path}:${line}: ${right}: ${text.slice(0, 80)}`),
  );
}

describe('texts in the code', () => {
  test('follow the typography and the terms of the site', () => {
    const files = listFiles(FOLDERS).filter(
      (path) => OURS.test(path) && !NOT_READ.test(path) && !HEARD.has(path),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((path) => findFaults(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  test.each([
    ['a literal', `const text = 'Скидка 50% до утра';`],
    ['a template', 'const text = `Скидка ${percent}% до утра`;'],
    ['words between tags', 'const view = <p>Войдите в личный кабинет</p>;'],
    ['another term', `const text = 'Проверьте баланс';`],
  ])('are found in %s', (_name, source) => {
    expect(findFaults('planted.tsx', source)).toHaveLength(1);
  });

  test('may quote the specification', () => {
    expect(findFaults('quoted.ts', `const texts = ['Пополнить баланс', 'Скидка 50\u00A0%'];`)).toEqual([]);
  });
});
