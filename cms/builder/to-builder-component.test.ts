import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { image } from '#schemas/values/image';
import { richText } from '#schemas/values/rich-text';
import { safeUrl } from '#schemas/values/safe-url';
import { completeProps } from './complete-props';
import { listEditorFields } from '../fields/list-editor-fields';
import { toBuilderComponent } from './to-builder-component';

const block = defineBlock({
  type: 'cards',
  version: 3,
  label: 'Карточки',
  group: 'cards',
  description: 'Показывает карточки.',
  container: true,
  migrations: { 1: (props) => props, 2: (props) => props },
  props: z.object({
    title: z.string().max(80).describe('Заголовок: «Тарифы»'),
    text: z.string().max(400).optional(),
    html: richText().optional(),
    code: z
      .string()
      .regex(/^\d{3,11}$/)
      .optional(),
    url: safeUrl().optional(),
    count: z.int().min(1).max(4).default(2),
    tone: z.enum(['soft', 'sand']).default('soft').describe('Цвет: светлый, песочный'),
    on: z.boolean().default(false),
    picture: image.optional(),
    badges: z.array(z.string()).default([]),
    kind: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('a').describe('Первый'), size: z.int() }),
        z.object({ kind: z.literal('b').describe('Второй'), size: z.int(), name: z.string() }),
      ])
      .optional(),
    names: z.record(z.string(), z.int()).optional(),
    anything: z.unknown().optional(),
  }),
  examples: [{ name: 'один', props: { title: 'Тарифы', badges: ['Хит'] } }],
});

describe('a block as a component of Builder.io', () => {
  const component = toBuilderComponent(block);
  const inputs = new Map(component.inputs.map((input) => [input.name, input]));

  test('is called by its label, and takes children when it lays them out', () => {
    expect(component).toMatchObject({
      name: 'Site:cards',
      friendlyName: 'Карточки',
      description: 'Показывает карточки.',
      canHaveChildren: true,
    });
    const { container: _container, ...alone } = block;
    expect(toBuilderComponent(alone).canHaveChildren).toBe(false);
  });

  test('keeps the version that its options are written for', () => {
    expect(inputs.get('version')).toEqual({
      name: 'version',
      type: 'number',
      hideFromUI: true,
      defaultValue: 3,
    });
  });

  test.each([
    [
      'title',
      {
        type: 'string',
        friendlyName: 'Заголовок',
        helperText: 'Например: «Тарифы»',
        required: true,
        localized: true,
      },
    ],
    ['text', { type: 'longText' }],
    ['html', { type: 'richText' }],
    ['code', { type: 'string', regex: { pattern: '^\\d{3,11}$', options: 'u', message: 'От 3 до 11 цифр' } }],
    ['url', { type: 'url' }],
    ['count', { type: 'number', min: 1, max: 4, step: 1, defaultValue: 2 }],
    [
      'tone',
      {
        type: 'string',
        enum: [
          { value: 'soft', label: 'Светлый' },
          { value: 'sand', label: 'Песочный' },
        ],
      },
    ],
    ['on', { type: 'boolean', defaultValue: false }],
    ['badges', { type: 'list', defaultValue: [], subFields: [{ name: 'value', type: 'string' }] }],
    [
      'names',
      {
        type: 'list',
        subFields: [
          { name: 'key', type: 'string' },
          { name: 'value', type: 'number' },
        ],
      },
    ],
    ['anything', { type: 'json' }],
  ])('%s has the input of its field', (name, expected) => {
    expect(inputs.get(name)).toMatchObject(expected);
  });

  test('chooses the file of a picture, and types the rest of it', () => {
    const parts = inputs.get('picture')?.subFields?.map(({ name, type }) => `${name}: ${type}`);
    expect(parts).toEqual([
      'src: file',
      'width: number',
      'height: number',
      'focus: object',
      'alt: longText',
      'phone: object',
      'placeholder: string',
      'darkens: boolean',
    ]);
  });

  test('chooses a variant, and shows the fields of all of them once', () => {
    expect(inputs.get('kind')).toMatchObject({
      type: 'object',
      subFields: [
        {
          name: 'kind',
          type: 'string',
          enum: [
            { value: 'a', label: 'Первый' },
            { value: 'b', label: 'Второй' },
          ],
        },
        { name: 'size', required: false },
        { name: 'name', required: false },
      ],
    });
  });

  test('begins with nothing of its example, which would reach visitors', () => {
    expect(JSON.stringify(component)).not.toContain('Хит');
    expect(inputs.get('title')).not.toHaveProperty('defaultValue');
  });

  test('says where it stands, for whom and when', () => {
    const names = component.inputs.filter(({ advanced }) => advanced).map(({ friendlyName }) => friendlyName);
    expect(names).toEqual(['Якорь', 'Только в регионах', 'Показывать с', 'Показывать до']);
  });

  test('has no size of a picture typed by hand', () => {
    const hidden = inputs.get('picture')?.subFields?.filter(({ hideFromUI }) => hideFromUI);
    expect(hidden?.map(({ name, required }) => [name, required])).toEqual([
      ['width', undefined],
      ['height', undefined],
    ]);
  });

  test('is sent to the editor as plain JSON', () => {
    expect(JSON.parse(JSON.stringify(component))).toEqual(component);
  });
});

test('in the editor a block has its defaults, and something empty where a required field is missing', () => {
  const fields = listEditorFields(block.props);
  const kind = { kind: 'b', size: 1 };
  expect(completeProps(fields, { picture: { src: '/a.svg' }, kind, own: 1 })).toEqual({
    title: '',
    count: 2,
    tone: 'soft',
    on: false,
    badges: [],
    own: 1,
    picture: { src: '/a.svg', width: 1, height: 1, alt: '' },
    kind: { ...kind, name: '' },
  });
});
