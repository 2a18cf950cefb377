// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { BlockDefinition } from '#registry/define-block';
import { registry } from '#app/catalog.server';
import { flowViews } from 'virtual:flow-views';
import { findViews } from '#app/bundler/block-views';
import { toScriptJson } from '#app/page/to-script-json';
import { isSafeUrl } from '#schemas/values/safe-url';
import { blocks, cases, renderExample, SEO, toViewProps } from './render-example';

const files = import.meta.glob<{ block: BlockDefinition }>('../../blocks/*/block.ts', { eager: true });
const folders = Object.entries(files).map(
  ([file, { block }]) => [file.split('/').at(-2) ?? '', block] as const,
);

function parseHtml(html: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host;
}

describe('the catalog', () => {
  test('has every block folder, and nothing else', () => {
    expect(folders.length).toBeGreaterThanOrEqual(16);
    expect(blocks.map(({ type }) => type)).toEqual(folders.map(([folder]) => folder).sort());
  });

  test('has a view of each block, and sends the code of none to the browser', () => {
    const types = blocks.map(({ type }) => type);
    expect(findViews(process.cwd(), 'blocks').sort()).toEqual(types);
    expect(Object.keys(flowViews).filter((type) => types.includes(type))).toEqual([]);
  });
});

describe.each(folders)('the block %s', (folder, block) => {
  test('is called like its folder, and has a view and a test of its own', () => {
    expect(block.type).toBe(folder);
    expect(registry.find(folder)).toBe(block);
    expect(existsSync(`blocks/${folder}/view.tsx`)).toBe(true);
    expect(existsSync(`blocks/${folder}/block.test.tsx`)).toBe(true);
  });

  test('says in Russian what it does, in one sentence', () => {
    expect(block.label).toMatch(/^[А-ЯЁ]/);
    expect(block.description).toMatch(/^[А-ЯЁ][^.!?]*[.!?]$/);
  });

  test('describes each of its fields to the editor', () => {
    if (!(block.props instanceof z.ZodObject)) throw new Error('props of a block are an object');
    const silent = Object.entries(block.props.shape).filter(
      ([, field]) => !z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }).description,
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('passes over fields that it does not know', () => {
    const [example] = block.examples;
    const known = block.props.parse(example?.props);
    expect(block.props.parse({ ...Object(example?.props), 'not-a-field': true })).toEqual(known);
  });
});

describe.each(cases)('the example $name', (one) => {
  test('parses, and what was parsed parses to the same again', () => {
    const parsed = one.block.props.parse(one.example.props);
    expect(one.block.props.parse(parsed)).toEqual(parsed);
    expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
  });

  test('renders on the server, twice the same', () => {
    const html = renderExample(one);
    expect(renderExample(one)).toBe(html);
    expect(html).not.toMatch(/\[object |undefined|NaN/);
  });

  test('has neither inline styles nor handlers, and safe addresses only', () => {
    const html = renderExample(one);
    const host = parseHtml(html);
    expect(html).not.toMatch(/javascript:/i);
    for (const element of host.querySelectorAll('*')) {
      const names = element.getAttributeNames();
      expect([
        element.outerHTML,
        ...names.filter((name) => name === 'style' || name.startsWith('on')),
      ]).toEqual([element.outerHTML]);
      expect(element.tagName).not.toBe('STYLE');
      for (const name of ['href', 'src', 'action', 'formaction', 'poster']) {
        const address = element.getAttribute(name);
        if (address !== null) expect([address, isSafeUrl(address)]).toEqual([address, true]);
      }
    }
  });

  test('has no id twice, and its labels and descriptions point at ids that are there', () => {
    const host = parseHtml(renderExample(one));
    const ids = [...host.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']) {
      for (const element of host.querySelectorAll(`[${name}]`)) {
        const named = element.getAttribute(name)?.split(/\s+/) ?? [];
        expect([element.outerHTML, ...named.filter((id) => !ids.includes(id))]).toEqual([element.outerHTML]);
      }
    }
  });

  test('says in its structured data only what can be read on the page', () => {
    const { props, data } = toViewProps(one);
    const jsonLd = one.block.seo?.(props, data, SEO) ?? null;
    if (jsonLd === null) return;
    const host = parseHtml(renderExample(one));
    // A date is read in words, and by programs as it is.
    const dates = [...host.querySelectorAll('time')].map((time) => time.dateTime);
    const text = squeeze([host.textContent, ...dates].join(' '));
    const claims = readClaims(jsonLd);
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.filter((claim) => !text.includes(claim))).toEqual([]);
    expect(JSON.parse(toScriptJson(jsonLd))).toEqual(jsonLd);
  });
});

const squeeze = (text: string | null) => (text ?? '').replaceAll(/\s+/g, '');

/** The texts and numbers of structured data, as a visitor would read them; types and addresses are for machines. */
function readClaims(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^https?:/.test(value) ? [] : [squeeze(parseHtml(value).textContent)];
  }
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name.startsWith('@') || name === 'position' || name === 'priceCurrency' ? [] : readClaims(child),
  );
}
