// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const own = [{ title: 'Главная', url: '/' }, { title: 'Помощь' }];
const pagePath = [{ title: 'Главная', url: '/' }, { title: 'Роуминг', url: '/roaming' }, { title: 'Турция' }];

describe('breadcrumbs', () => {
  test('shows its own path, the last link being the page itself', () => {
    const page = renderHtml(<View id="path" props={{ items: own }} data={[]} />);
    expect(page.querySelector('nav [aria-current="page"]')?.textContent).toBe('Помощь');
    expect(page.querySelectorAll('nav a')).toHaveLength(1);
  });

  test("shows the page's path when it has none of its own", () => {
    const page = renderHtml(<View id="path" props={{ items: [] }} data={pagePath} />);
    expect(page.querySelectorAll('nav li')).toHaveLength(3);
  });

  test('shows nothing without any path', () => {
    expect(renderHtml(<View id="path" props={{ items: [] }} data={[]} />).innerHTML).toBe('');
  });

  test('tells the shell that the path is shown already', () => {
    expect(block.showsBreadcrumbs?.({ items: [] })).toBe(true);
  });

  test("reads the page's path only when it has none of its own", async () => {
    // Of the context this load reads the page's path and nothing else.
    const context = { page: { breadcrumbs: pagePath } } as Parameters<NonNullable<typeof block.load>>[1];
    expect(await block.load?.({ items: [] }, context)).toEqual(pagePath);
    expect(await block.load?.({ items: own }, context)).toEqual([]);
  });
});
