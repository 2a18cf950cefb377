import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_KINDS } from '#schemas/documents/document-kinds';
import { isRecord } from '#cms/fields/editor-field';
import { listEditorFields } from '#cms/fields/list-editor-fields';
import { kindLists, requireKindList } from '#cms/kinds/kind-lists';
import { requireKind, toDocumentSchema } from '#cms/kinds/kinds';
import { loadDemoContent } from '#fixtures/content/load-content';

const { documents, ownDocuments } = await loadDemoContent();
const seeded = [...documents, ...ownDocuments];

test('no two kinds of documents share the address of their list or their name', () => {
  for (const values of [
    kindLists.map(({ segment }) => segment),
    kindLists.map(({ words }) => words.one),
    kindLists.map(({ words }) => words.many),
  ]) {
    expect(new Set(values).size).toBe(values.length);
  }
});

describe.each([...DOCUMENT_KINDS])('documents of the kind %s', (kind) => {
  const list = requireKindList(kind);

  test('have a screen with their list', () => {
    expect(existsSync(`app/routes/studio.documents.${list.segment}.tsx`)).toBe(true);
  });

  test('begin with fields that their schema has', () => {
    for (const sort of list.sorts?.map(({ value }) => value) ?? ['']) {
      const body = requireKind(kind).makeBody({ title: 'Новый', sort, order: 10, today: '2026-11-24' });
      const known = listEditorFields(toDocumentSchema(kind, body)).map(({ name }) => name);
      expect(known).toEqual(expect.arrayContaining(Object.keys(body)));
    }
  });

  test('are there in a fresh store, and their schema reads them', () => {
    const own = seeded.filter((document) => document.kind === kind);
    expect(own.length, `fixtures/content/documents/${kind}.json has some`).toBeGreaterThan(0);
    expect(own.filter(({ body }) => !toDocumentSchema(kind, body).safeParse(body).success)).toEqual([]);
  });
});

test.each(kindLists.flatMap(({ kind, parts }) => (parts === undefined ? [] : [[kind, parts] as const])))(
  'a list of %s that always has the same parts has no document in another',
  (kind, parts) => {
    const groups = seeded.flatMap(({ kind: of, name, audience, body }) =>
      of === kind && isRecord(body)
        ? [requireKind(kind).toListed(body, { name, audience }, Date.parse('2026-11-24')).group]
        : [],
    );
    expect(groups.length).toBeGreaterThan(0);
    expect(parts).toEqual(expect.arrayContaining([...new Set(groups)]));
  },
);
