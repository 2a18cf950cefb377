// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { registry } from '#app/catalog.server';
import { toExampleComponent } from '#app/gallery/example-component.server';
import { ExampleHeadView } from '#app/gallery/example-head-view';
import { listFaultyExamples } from '#app/gallery/faulty-examples.server';
import { readGalleryView } from '#app/gallery/gallery-view';
import { ReferenceView } from '#app/gallery/reference-view';
import { measureRender } from '#app/gallery/render-time.server';
import { listSchemaFields } from '#app/gallery/schema-fields';
import type { BlockDefinition } from '#registry/define-block';
import { parsePageInfo } from '#schemas/parse-page-info';
import { blocks } from './render-example';

const each = blocks.map((block) => [block.type, block] as const);

/** The paths of everything in an example's props, as the reference writes them: `items[].picture.src`. */
function listPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listPaths(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .flatMap(([name, child]) => {
      const here = path === '' ? name : `${path}.${name}`;
      return [here, ...listPaths(child, here)];
    });
}

/** Matches what content may write where the reference says `*` or names one of several shapes. */
function toPattern(path: string): RegExp {
  const plain = path.replaceAll(/‹\d+›/g, '').replaceAll(/\[\d+\]/g, '[]');
  return new RegExp(`^${plain.replaceAll(/[.[\]]/g, '\\$&').replaceAll('*', '[^.[]+')}$`);
}

/** The JSON that a visitor of the gallery copies for an example. */
function readCopiedJson(block: BlockDefinition, index: number): unknown {
  const component = toExampleComponent(block, index);
  if (component === null) throw new Error(`${block.type} has no example ${index}`);
  const name = block.examples[index]?.name ?? '';
  const view = readGalleryView(new URLSearchParams());
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    createElement(ExampleHeadView, {
      index,
      name,
      component,
      data: undefined,
      milliseconds: 1,
      findings: [],
      view,
    }),
  );
  const id = host.querySelector('[data-copy]')?.getAttribute('data-copy') ?? '';
  return JSON.parse(host.querySelector<HTMLTextAreaElement>(`textarea#${id}`)?.value ?? '');
}

describe.each(each)('the gallery page of %s', (_type, block) => {
  const fields = listSchemaFields(block.props);

  test('tells of every field that its examples fill, and once of each', () => {
    const patterns = fields.map(({ path }) => toPattern(path));
    const unknown = block.examples
      .flatMap(({ props }) => listPaths(props))
      .filter((path) => !patterns.some((pattern) => pattern.test(path)));
    expect([...new Set(unknown)]).toEqual([]);
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
  });

  test('shows each field with its type and description', () => {
    const faults = listFaultyExamples(block);
    const host = document.createElement('div');
    host.innerHTML = renderToStaticMarkup(createElement(ReferenceView, { fields, faults }));
    const rows = [...host.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows).toHaveLength(fields.length);
    for (const [index, { path, type, description }] of fields.entries()) {
      expect(rows[index]).toContain(path);
      expect(rows[index]).toContain(type);
      expect(rows[index]).toContain(description);
    }
  });

  test('gives JSON to copy that a page takes without a finding', () => {
    for (const index of block.examples.keys()) {
      const parsed = parsePageInfo({ uuid: 'u', type: 'common', components: [readCopiedJson(block, index)] });
      expect(parsed?.findings).toEqual([]);
      const { ready, findings } = registry.judgeAll(parsed?.page.components ?? []);
      expect(findings).toEqual([]);
      expect(ready.map(({ definition }) => definition.type)).toEqual([block.type]);
    }
  });

  test('shows what an editor is told of an unknown type, of a wrong field and of a newer version', () => {
    const faults = listFaultyExamples(block);
    expect(faults.map(({ findings }) => findings[0]?.code)).toEqual([
      'unknown-type',
      'invalid-props',
      'newer-version',
    ]);
    expect(faults.map(({ findings }) => findings[0]?.pointer)).toEqual([
      '/type',
      expect.stringMatching(/^\/props\/./),
      '/version',
    ]);
    for (const { findings } of faults) expect(findings.every(({ fix }) => fix.length > 10)).toBe(true);
  });

  test('measures how long the server takes for each example', () => {
    for (const index of block.examples.keys()) expect(measureRender(block, index)).toBeGreaterThan(0);
  });
});
