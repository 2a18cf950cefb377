import { beforeAll, describe, expect, test } from 'vitest';
import { parsePageInfo } from '#schemas/parse-page-info';
import { registry } from '#app/catalog.server';
import { isOutsideSectionRoutes, toPagePath, isCorporatePath, findLegacyTarget } from '#app/page/route-rules';
import { collectLinks } from '#fixtures/content/testing/collect';
import { findPage } from '#fixtures/content/find-page';
import { loadDemoContent, type DemoContent, type StoredPage } from '#fixtures/content/load-content';

const BROKEN = '/dev-demo/broken';

let content: DemoContent;
beforeAll(async () => {
  content = await loadDemoContent();
});

const nameOf = ({ path, audience, region }: StoredPage) => `${audience} ${path} ${region ?? ''}`.trim();

function judge({ page }: StoredPage) {
  const parsed = parsePageInfo(page);
  if (parsed === null) throw new Error('not a page');
  const { ready, findings } = registry.judgeAll(parsed.page.components);
  return { page: parsed.page, ready, findings: [...parsed.findings, ...findings] };
}

describe('every page of the demo site', () => {
  test('has only blocks that the catalog can show, but for the one that is broken on purpose', () => {
    const faulty = content.pages
      .filter(({ path }) => path !== BROKEN)
      .flatMap((stored) =>
        judge(stored).findings.map(
          ({ id, code, pointer, message }) => `${nameOf(stored)}: ${id} ${code} ${pointer} ${message}`,
        ),
      );
    expect(faulty).toEqual([]);
  });

  test('is at an address that its section has a route for', () => {
    const unreachable = content.pages.filter(
      ({ path }) =>
        isOutsideSectionRoutes(path) || findLegacyTarget(path, '') !== null || toPagePath(path) !== path,
    );
    expect(unreachable.map(nameOf)).toEqual([]);
  });

  test('below /corp is one of the corporate audience, as its readers are', () => {
    const misplaced = content.pages.filter(
      ({ path, audience }) => isCorporatePath(path) && audience !== 'b2b',
    );
    expect(misplaced.map(nameOf)).toEqual([]);
  });

  test('links within the site to addresses that a visitor reaches, in every region', () => {
    const broken = content.pages.flatMap((stored) => {
      const region = stored.region ?? 'moscow';
      return collectLinks(stored.page)
        .filter((link) => link.startsWith('/') && !/^\/(media|files)\//.test(link))
        .map((link) => toPagePath(decodeURI(new URL(link, 'https://site.test').pathname)))
        .filter((path) => {
          const audience = isCorporatePath(path) ? 'b2b' : stored.audience;
          return isOutsideSectionRoutes(path) || findPage(content, path, { region, audience }) === null;
        })
        .map((path) => `${nameOf(stored)} → ${path}`);
    });
    expect(broken).toEqual([]);
  });
});

describe('the page that is broken on purpose', () => {
  test('keeps its good blocks, and has a finding of each kind', () => {
    const stored = findPage(content, BROKEN, { region: 'moscow', audience: 'b2c' });
    if (stored === null) throw new Error(`${BROKEN} is missing`);
    const { ready, findings } = judge(stored);
    expect(ready.map(({ id }) => id)).toEqual(['top', 'good-text', 'good-benefits', 'good-end']);
    expect(findings.map(({ code }) => code).sort()).toEqual([
      'component-shape',
      'invalid-props',
      'newer-version',
      'unknown-type',
    ]);
  });
});
