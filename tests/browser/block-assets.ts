import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { CONTENT_KEY } from './content-key';
import type { Site } from './site';

/** Which files belong to a block, learned from outside: from what its example in the gallery asks for. */

/** Every block of the catalog. */
export const BLOCK_TYPES = readdirSync('blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'ui')
  .map(({ name }) => name)
  .sort();

/** They hold other blocks in their examples. */
const CONTAINERS = ['box', 'columns', 'modal', 'section'];
const CONTENT_OF_CONTAINER = 'text';

const NO_SUCH_PAGE = '/no-such-page';
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;
/** Of built files that come as one, the address names the hashes: /assets/styles/DvyOAUg8.BkMNnNxM.css */
const JOINED = /^\/assets\/styles\/(.+)\.css$/;
const HASH = /-([\w-]{8})\.css$/;

const component = z.looseObject({
  type: z.string(),
  get children() {
    return z.array(component).optional();
  },
});
const pageInfo = z.looseObject({ components: z.array(component) });
type Component = z.output<typeof component>;

/** The types of blocks and flows on a page, as its page data lists them. */
export function listTypes(site: Site, path: string): Promise<string[]> {
  return readTypes(site, `page/info?page=${path}`);
}

/** The types of what the layout adds to a page. */
export function listLayoutTypes(site: Site, path: string): Promise<string[]> {
  return readTypes(site, `layout/get?path=${path}`);
}

async function readTypes(site: Site, call: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${CONTENT_KEY}` };
  const answer = await site.get(`/api/unite/v1/common/${call}`, { headers });
  const collect = ({ type, children = [] }: Component): string[] => [type, ...children.flatMap(collect)];
  return [...new Set(pageInfo.parse(await answer.json()).components.flatMap(collect))];
}

async function readStyleLinks(site: Site, path: string): Promise<string[]> {
  const html = await (await site.get(path)).text();
  return [...html.matchAll(STYLESHEET)].map(([, href = '']) => href);
}

const readStyles = async (site: Site, path: string) => (await readStyleLinks(site, path)).flatMap(toParts);

/** The hashes of the files that stand under an address of stylesheets; any other address as it is. */
function toParts(path: string): string[] {
  const joined = JOINED.exec(path)?.[1];
  return joined === undefined ? [HASH.exec(path)?.[1] ?? path] : joined.split('.');
}

/** The stylesheets of every page, by their hashes: what a page links first. */
export async function findSharedStyles(site: Site): Promise<string[]> {
  const [first = ''] = await readStyleLinks(site, NO_SUCH_PAGE);
  return toParts(first);
}

/** The page of a block's first example, or of a flow's first state, with nothing else on it. */
function toExample(type: string): string {
  return BLOCK_TYPES.includes(type) ? `/dev/blocks/${type}/0` : `/dev/flows/${type}/0`;
}

/** The stylesheets that a block adds to a page, by their hashes. */
export async function findOwnStyles(site: Site, type: string): Promise<string[]> {
  const others = await readStyles(
    site,
    CONTAINERS.includes(type) ? toExample(CONTENT_OF_CONTAINER) : NO_SUCH_PAGE,
  );
  return (await readStyles(site, toExample(type))).filter((href) => !others.includes(href));
}

/** The paths of the files of one kind that the page asks for, from now on; of stylesheets the hashes. */
export function noteRequests(page: Page, kind: 'script' | 'stylesheet'): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() !== kind) return;
    for (const part of toParts(new URL(request.url()).pathname)) paths.add(part);
  });
  return paths;
}

/** A block's view or its enhancement, as the build names them; everything else is shared. */
const OWN_SCRIPT = /^\/assets\/(view|enhance)-[\w-]{8}\.js$/;

async function noteOwnScripts(page: Page, address: string): Promise<string[]> {
  const noted = noteRequests(page, 'script');
  await page.goto(address, { waitUntil: 'networkidle' });
  return [...noted].filter((path) => OWN_SCRIPT.test(path));
}

/** The scripts of a block alone. Visits its first example. */
export function findOwnScripts(page: Page, site: Site, type: string): Promise<string[]> {
  return noteOwnScripts(page, site.at(toExample(type)));
}

/** A page with a flow near its beginning, among blocks of which some are enhanced. */
export const FLOW_PAGE = '/pay/promised';
export const FLOW = '#promised';

/** The scripts of the flow on that page. Visits it. */
export async function findFlowScripts(page: Page, site: Site): Promise<string[]> {
  const scripts = await noteOwnScripts(page, site.at(FLOW_PAGE));
  return scripts.filter((path) => path.startsWith('/assets/view-'));
}

/** Until then a flow is plain HTML, whose forms post by themselves. */
export async function waitForFlow(page: Page, type?: string): Promise<void> {
  const flow = type === undefined ? '' : `:has([data-flow="${type}"])`;
  await page.locator(`[data-flow-ready]${flow}`).first().waitFor({ state: 'attached' });
}
