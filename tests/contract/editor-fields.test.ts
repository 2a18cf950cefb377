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
import { DOCUMENT_KINDS } from '#schemas/documents/document-kinds';
import { requireKind } from '#cms/kinds/kinds';
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
  ...DOCUMENT_KINDS.map((kind) => [`a document: ${kind}`, requireKind(kind).schema] as const),
];

/** What may only be edited as JSON, and why. */
const AS_JSON: Readonly<Record<string, string>> = {
  'a layout: components': 'components are composed in the studio, as those of a page are',
};

/** What an expression is called that nobody has found words for. */
const WITHOUT_WORDS = describePattern('an expression of nobody');

/** Choices whose options are names or numbers of their own. */
const OWN_NAMES = ['a layout: footer.socials[].type', 'operator-check: mask'];

/** Texts that are called like an id and may be typed all the same, and why. */
const OWN_NAME = 'it gives its own part a name, and refers to nothing';
const ELSEWHERE = 'it is known outside of the site, which has no list of it';
const TYPED_IDS: Readonly<Record<string, string>> = {
  'accordion: items[].id': OWN_NAME,
  'tabs: tabs[].hashes': OWN_NAME,
  'tariff-showcase: tabs[].hash': OWN_NAME,
  'services-showcase: groups[].hashes': OWN_NAME,
  'top-up: sbpPopupId': OWN_NAME,
  'the main page: actions[].id': OWN_NAME,
  'a document: faq: <category>.id': OWN_NAME,
  'a document: faq: <article>.id': OWN_NAME,
  'a page: uuid': OWN_NAME,
  'music-cards: cards[].front.vaspButton.products[].vaspId': ELSEWHERE,
  'option-connection: subject<vasp>.products[].vaspId': ELSEWHERE,
  'tariff-connection: subscriptionId': ELSEWHERE,
  'a page: region.id': ELSEWHERE,
  'a page: region.shop_id': ELSEWHERE,
  'a page: region.mnp_id': ELSEWHERE,
  'a page: push_worker_id': ELSEWHERE,
  'a layout: footer.popMechanic.lightId': ELSEWHERE,
  'a layout: footer.popMechanic.darkId': ELSEWHERE,
  'a layout: footer.buttons[].iconId': 'it is the name of a drawing of the shell',
  'ad-block: erid': ELSEWHERE,
  'ad-block: eridList[].eridValue': ELSEWHERE,
  'a document: news: badges[].type': 'it picks a colour, and the hint says which words do',
  'a document: promotion: badges[].type': 'it picks a colour, and the hint says which words do',
  'cinema-packages: packages[].serviceCode': ELSEWHERE,
  'event-gift: eventId': ELSEWHERE,
  'address-check: tariff': 'it is a title that visitors read',
  'a document: faq: <article>.category': 'the studio makes a choice of it (`faq-fields.server`)',
};

/** What ids are called: by the last word of the name, or by the words of the label. */
const ID_WORDS =
  'id|ids|uuid|key|code|hash|hashes|anchor|form|window|popup|modal|product|products|group|groups|flow|tariff|tariffs|option|options|region|regions|country|countries|fact|segments|types|category|page|pages|path|href|url|link|links|redirect301';
const ID_NAME = new RegExp(
  `^(?:${ID_WORDS})$|_(?:${ID_WORDS})$|[a-z](?:${ID_WORDS.replaceAll(/\b[a-z]/g, (first) => first.toUpperCase())})$`,
);
const ID_LABEL = /идентификатор|(?:^|\s)код(?:ы|а)?(?:\s|$)|номер формы|куда вед/i;

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

  test('are chosen from a list where they name something of the site', () => {
    const typed = placed.flatMap(({ path, field }) => {
      if (field.control !== 'text' && field.control !== 'textarea') return [];
      if (field.refersTo !== undefined || field.names !== undefined) return [];
      const last = path.replaceAll('[]', '').split(/[.>:]/).at(-1) ?? '';
      return ID_NAME.test(last) || ID_LABEL.test(field.label) ? [`${name}: ${path}`] : [];
    });
    expect(typed.filter((path) => TYPED_IDS[path] === undefined)).toEqual([]);
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

test('no field is excused that is not there', () => {
  const paths = schemas.flatMap(([name, schema]) =>
    listAll(listEditorFields(schema)).map(({ path }) => `${name}: ${path}`),
  );
  expect(Object.keys(TYPED_IDS).filter((path) => !paths.includes(path))).toEqual([]);
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
