import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registry } from '#app/catalog.server';
import { createValue } from '#cms/fields/create-value';
import { describeIssues } from '#cms/fields/describe-issues';
import type { EditorField } from '#cms/fields/editor-field';
import { describePattern } from '#cms/fields/field-names';
import { fromFormValue, toFormValue } from '#cms/fields/form-value';
import { listEditorFields } from '#cms/fields/list-editor-fields';
import { listUnshown } from '#cms/fields/testing/list-unshown';
import { pageSchema } from '#cms/fields/page-schema';
import { DOCUMENT_SCHEMAS } from '#schemas/documents/document-kinds';
import { mainPageDocument } from '#schemas/documents/main-page';
import { layout } from '#schemas/layout';
import { propertyRuns } from '#tests/property-runs';

const SEED = 20_261_122;

const definitions = registry.all().map((definition) => [definition.type, definition] as const);
const schemas = [
  ...registry.all().map(({ type, props }) => [type, props] as const),
  ['a page', pageSchema] as const,
  ['a layout', layout] as const,
  ['the main page', mainPageDocument] as const,
  ...Object.entries(DOCUMENT_SCHEMAS).map(([kind, schema]) => [`a document: ${kind}`, schema] as const),
];

/** What may only be edited as JSON, and why. */
const AS_JSON: Readonly<Record<string, string>> = {
  'a layout: components': 'components are composed in the studio, as those of a page are',
};

/** What an expression is called that nobody has found words for. */
const WITHOUT_WORDS = describePattern('an expression of nobody');

/** Choices whose options are names or numbers of their own. */
const OWN_NAMES = ['a layout: footer.socials[].type', 'operator-check: mask'];

interface Placed {
  path: string;
  field: EditorField;
}

function listAll(fields: readonly EditorField[], prefix = ''): Placed[] {
  return fields.flatMap((field) => listFrom(field, prefix + field.name));
}

function listFrom(field: EditorField, path: string): Placed[] {
  switch (field.control) {
    case 'object':
    case 'image':
      return [{ path, field }, ...listAll(field.fields, `${path}.`)];
    case 'list':
      return [{ path, field }, ...listFrom(field.item, `${path}[]`)];
    case 'record':
      return [{ path, field }, ...listFrom(field.value, `${path}.*`)];
    case 'union':
      return [
        { path, field },
        ...field.variants.flatMap(({ value, fields }) => listAll(fields, `${path}<${value}>.`)),
      ];
    default:
      return [{ path, field }];
  }
}

describe.each(schemas)('the fields of %s', (name, schema) => {
  const placed = listAll(listEditorFields(schema));

  test('have Russian labels that fit a form', () => {
    expect(placed.length).toBeGreaterThan(0);
    const bad = placed.filter(
      ({ field: { label } }) => !/^[А-ЯЁ«]|^QR|^USSD|^[A-Z].*[а-яё]/.test(label) || label.length > 90,
    );
    expect(bad.map(({ path, field }) => `${path}: ${field.label}`)).toEqual([]);
  });

  test('name the options of each choice in Russian', () => {
    const choices = placed.flatMap(({ path, field }) => {
      const options =
        field.control === 'choice' ? field.options : field.control === 'union' ? field.variants : [];
      return OWN_NAMES.includes(`${name}: ${path}`) ? [] : options.map(({ label }) => ({ path, label }));
    });
    expect(choices.filter(({ label }) => !/^[А-ЯЁ\d]/.test(label))).toEqual([]);
  });

  test('have a control of their own, but for what is listed here', () => {
    const asJson = placed
      .filter(({ field }) => field.control === 'json')
      .map(({ path }) => `${name}: ${path}`);
    expect(asJson.filter((path) => AS_JSON[path] === undefined)).toEqual([]);
  });

  test('say in words what each expression asks for', () => {
    const sources = placed.flatMap(({ field }) =>
      'pattern' in field && field.pattern ? [field.pattern.source] : [],
    );
    expect(sources.filter((source) => describePattern(source) === WITHOUT_WORDS)).toEqual([]);
  });

  test('are plain JSON, so that a browser can have them', () => {
    const fields = listEditorFields(schema);
    expect(JSON.parse(JSON.stringify(fields))).toEqual(fields);
  });

  test('keep whatever else a value holds, there and back', () => {
    const fields = listEditorFields(schema);
    const names = fields.map((field) => field.name);
    const value = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.jsonValue());
    fc.assert(
      fc.property(value, (props) => {
        expect(fromFormValue(fields, toFormValue(fields, props))).toEqual(props);
      }),
      propertyRuns(50, SEED),
    );
  });

  test('explain in Russian what is wrong with a value', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...listEditorFields(schema).map((field) => field.name)),
          fc.jsonValue(),
        ),
        (value) => {
          const issues = describeIssues(schema, value);
          expect(issues.length > 0).toBe(!schema.safeParse(value).success);
          expect(issues.filter(({ message }) => !/^[А-ЯЁ]/.test(message))).toEqual([]);
        },
      ),
      propertyRuns(50, SEED),
    );
  });
});

describe.each(definitions)('the examples of %s', (_type, { props, examples }) => {
  const fields = listEditorFields(props);

  test('are shown by the fields whole', () => {
    const unshown = examples.flatMap((example) => listUnshown(fields, example.props));
    expect(unshown).toEqual([]);
  });

  test('go through a form and come back as they were', () => {
    for (const example of examples) {
      const value = Object(example.props) as Record<string, unknown>;
      expect(fromFormValue(fields, toFormValue(fields, value))).toEqual(value);
    }
  });

  test('a new value lacks nothing but words, addresses and pictures', () => {
    const issues = describeIssues(props, createValue(fields));
    const WORDS =
      /^(Заполните поле|Адрес должен|Не\u00a0меньше|Нужно|Нужна|Нужны|Только|Номер|От|USSD|Якоря|В ИНН)/;
    expect(issues.filter(({ message }) => !WORDS.test(message))).toEqual([]);
  });
});
