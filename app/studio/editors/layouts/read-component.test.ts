import { describe, expect, test } from 'vitest';
import type { CatalogBlock } from '../../composer/block-catalog';
import { createComponent, readComponent, toLiftKey, withProps } from './read-component';

const modal: CatalogBlock = {
  type: 'modal',
  version: 3,
  label: 'Окно',
  description: '',
  group: 'layout',
  isContainer: true,
  fields: [],
  example: '{"title":"Условия"}',
  bytes: null,
};
const known = {
  blocks: new Map([['modal', modal]]),
  lifts: { [toLiftKey('modal', 1, { header: 'Опрос' })]: '{"title":"Опрос"}' },
};

describe('a component of a layout', () => {
  test('is edited by the fields of its block', () => {
    const read = readComponent({ type: 'modal', version: 3, props: { title: 'Опрос' } }, known);
    expect(read).toMatchObject({ isKept: false, block: modal, props: { title: 'Опрос' } });
  });

  test('of an older version is edited as this build reads it', () => {
    const read = readComponent({ type: 'modal', props: { header: 'Опрос' } }, known);
    expect(read).toMatchObject({ isKept: false, version: 1, props: { title: 'Опрос' } });
  });

  test.each([
    ['unknown', { type: 'hologram' }],
    ['newer', { type: 'modal', version: 4, props: {} }],
    ['stuck', { type: 'modal', version: 2, props: { other: true } }],
    ['malformed', { type: 'modal', props: 'нет' }],
    ['malformed', { version: 1 }],
    ['malformed', 'modal'],
    ['malformed', null],
  ])('that is %s is only kept', (reason, raw) => {
    expect(readComponent(raw, known)).toMatchObject({ isKept: true, reason });
  });

  test('keeps all that it has beside its props, and gets the version that they are of', () => {
    const raw = { id: 'w', type: 'modal', version: 1, scope: { regions: ['spb'] }, future: [1], props: {} };
    expect(withProps(raw, modal, { title: 'Да' })).toEqual({ ...raw, version: 3, props: { title: 'Да' } });
  });

  test('of the first version needs no version to be written', () => {
    const raw = { type: 'modal', props: {} };
    expect(withProps(raw, { ...modal, version: 1 }, { title: 'Да' })).toEqual({
      ...raw,
      props: { title: 'Да' },
    });
  });

  test('begins as its first example, under a name of its own', () => {
    const [one, other] = [createComponent(modal), createComponent(modal)];
    expect(one).toMatchObject({ type: 'modal', version: 3, props: { title: 'Условия' } });
    expect(one['id']).toMatch(/^modal-[a-z0-9]+$/);
    expect(one['id']).not.toBe(other['id']);
  });
});
