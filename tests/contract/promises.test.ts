import { describe, expect, test } from 'vitest';
import type { PageInfo } from '#schemas/page';
import { parsePageInfo } from '#schemas/parse-page-info';
import { toExampleProps } from '#registry/define-flow';
import type { Definition } from '#registry/verdict';
import { registry } from '#app/catalog.server';

const promising = registry
  .all()
  .filter(({ requires, offers }) => requires !== undefined || offers !== undefined);

const propsOf = (definition: Definition, index: number): unknown => {
  const example = definition.examples[index];
  if (example === undefined) throw new Error('no such example');
  return definition.kind === 'flow'
    ? toExampleProps(definition, example)
    : definition.props.parse(example.props);
};

function readPage(): PageInfo {
  const parsed = parsePageInfo({ uuid: '70000000-0000-4000-8000-000000000001', components: [] });
  if (parsed === null) throw new Error('not a page');
  return parsed.page;
}

/** What a pointer into a component finds there. */
function follow(component: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => Object(value)[name], component);
}

describe('what blocks and flows promise to publishing', () => {
  test('is promised by some of them', () => {
    expect(promising.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['feedback-form', 'option-connection', 'tariff-connection']),
    );
  });

  test('is said by whatever loads: what it needs, or that it is whole without', () => {
    const silent = registry
      .all()
      .filter(({ load, requires }) => load !== undefined && requires === undefined);
    expect(silent.map(({ type }) => type)).toEqual([]);
  });

  test.each(promising.map((definition) => [definition.type, definition] as const))(
    '%s: requirements have names of their own, and words for editors',
    (_type, { requires = [] }) => {
      const names = requires.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { name, label, pointer = '/props' } of requires) {
        expect([name, label, pointer].join(' ')).toMatch(/^[a-z][a-z0-9-]* [«а-яё].* \/props(?:\/.*)?$/i);
      }
    },
  );

  test.each(promising.map((definition) => [definition.type, definition] as const))(
    '%s: each offer of its examples has an id, and a pointer to what names it',
    (_type, definition) => {
      for (const index of definition.examples.keys()) {
        const props = propsOf(definition, index);
        for (const { id, pointer } of definition.offers?.(props, readPage()) ?? []) {
          expect(id).not.toBe('');
          expect([pointer, follow({ props }, pointer)]).not.toEqual([pointer, undefined]);
        }
      }
    },
  );
});
