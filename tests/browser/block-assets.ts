import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import type { Site } from './site';

/** Which files belong to a block, learned from outside: from what its gallery page asks for. */

/** Every block of the catalog. */
export const BLOCK_TYPES = readdirSync('blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'ui')
  .map(({ name }) => name)
  .sort();

/** Holds examples of other blocks in its gallery page. */
const CONTAINER = 'section';
const CONTENT_OF_CONTAINER = 'text';

const NO_SUCH_PAGE = '/no-such-page';
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;

const component = z.looseObject({
  type: z.string(),
  get children() {
    return z.array(component).optional();
  },
});
const pageInfo = z.looseObject({ components: z.array(component) });
type Component = z.output<typeof component>;

/** The block types of a page, as its page data lists them. */
export async function listTypes(site: Site, path: string): Promise<string[]> {
  const answer = await site.get(`/api/unite/v1/common/page/info?page=${path}`);
  const collect = ({ type, children = [] }: Component): string[] => [type, ...children.flatMap(collect)];
  return [...new Set(pageInfo.parse(await answer.json()).components.flatMap(collect))];
}

async function readStyles(site: Site, path: string): Promise<string[]> {
  const html = await (await site.get(path)).text();
  return [...html.matchAll(STYLESHEET)].map(([, href = '']) => href);
}

/** The stylesheets of every page: the shell's. */
export function findSharedStyles(site: Site): Promise<string[]> {
  return readStyles(site, NO_SUCH_PAGE);
}

/** The stylesheets that a block adds to a page. */
export async function findOwnStyles(site: Site, type: string): Promise<string[]> {
  const others = await readStyles(
    site,
    type === CONTAINER ? `/dev/blocks/${CONTENT_OF_CONTAINER}` : NO_SUCH_PAGE,
  );
  return (await readStyles(site, `/dev/blocks/${type}`)).filter((href) => !others.includes(href));
}

/** The paths of the files of one kind that the page asks for, from now on. */
export function noteRequests(page: Page, kind: 'script' | 'stylesheet'): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === kind) paths.add(new URL(request.url()).pathname);
  });
  return paths;
}

/** A block's view or its enhancement, as the build names them; everything else is shared. */
const OWN_SCRIPT = /^\/assets\/(view|enhance)-[\w-]{8}\.js$/;

/** The scripts of a block alone. Visits its gallery page. */
export async function findOwnScripts(page: Page, site: Site, type: string): Promise<string[]> {
  const noted = noteRequests(page, 'script');
  await page.goto(site.at(`/dev/blocks/${type}`), { waitUntil: 'networkidle' });
  return [...noted].filter((path) => OWN_SCRIPT.test(path));
}
