import { expect, test } from 'vitest';
import { composePage } from '#cms/composing/compose-page';
import { KEPT } from '#cms/composing/composer-item';
import { listItems } from '#cms/composing/item-tree';
import { toPageText } from '#cms/composing/page-text';
import { loadDemoContent } from '#fixtures/content/load-content';
import { registry } from '#app/catalog.server';

/** Pages that are broken on purpose: they show what `?componentCheck` says. */
const BROKEN = /broken|component-check/;

test('every page of the demo opens in the composer, each block in its editor, and comes back byte for byte', async () => {
  const { pages } = await loadDemoContent();
  const kept: string[] = [];
  let blocks = 0;
  for (const { path, page } of pages) {
    const body = JSON.stringify(page, null, 2);
    const data = composePage(body, registry.find);
    if (data === null) throw new Error(`${path} is no page`);
    expect(toPageText(data)).toBe(body);
    const items = listItems(data.content);
    blocks += items.length;
    if (items.some(({ type }) => type === KEPT)) kept.push(path);
  }
  expect(blocks).toBeGreaterThan(pages.length);
  expect(kept.filter((path) => !BROKEN.test(path))).toEqual([]);
});
