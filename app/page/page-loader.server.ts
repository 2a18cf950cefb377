import { json, redirect, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import { describeFinding } from '#registry/report';
import type { Finding } from '#schemas/finding';
import type { SiteContext } from '#app/context';
import { openShop } from '#app/cart/open-shop.server';
import { registry } from '#app/catalog.server';
import { pageTypes } from '#app/page-catalog.server';
import {
  findLateScript,
  findLateStyles,
  findScripts,
  findShellScripts,
  findStyles,
  findWantedStyles,
  NO_SCRIPTS,
  type SeldomPart,
} from './asset-links.server';
import { toLateParts } from './late-parts.server';
import { toCanonicalAddress, toErrorHead, toHead } from './page-head.server';
import { loadPage, type PageLoad } from './load-page.server';
import { withoutSlash } from './page-spellings';
import { toPageRequest, type PageRequest } from './page-request';
import type { PageData, PageHead } from './page-data';
import { readQueryFlags } from './query-flags';
import { named } from './render-static.server';
import { CHANGES_AT_HEADER, RECALLS_HEADER, SHARED_HEADER } from './shared-header';
import { renderErrorView, renderShell, type ShellHtml } from './render-shell.server';

const RETRY_AFTER_SECONDS = 5;

/** The loader of every content page. */
export async function pageLoader({ request, context }: LoaderFunctionArgs): Promise<TypedResponse<PageData>> {
  const url = new URL(request.url);
  const spelled = withoutSlash(url);
  if (spelled !== null) throw redirect(spelled, 301);
  const page = toPageRequest(url, readQueryFlags(url.searchParams), context);
  context.receiveVisitor(request, page.path, context);
  context.shop ??= openShop(request.headers.get('cookie'), context.site);
  const load = await loadPage(page, context);
  if (load.outcome === 'redirect') throw redirect(load.to, load.status);
  if (load.outcome === 'success') reportFindings(load.findings, page, context);
  const shell = await renderShell(page, load, request.headers.get('cookie'), context);
  return load.outcome === 'success'
    ? answerPage(load, page, shell, context)
    : answerFailure(load.status, url, page, shell, context);
}

/** The loader of an error page that has an address of its own (/403, /500). */
export async function errorPageLoader(
  args: LoaderFunctionArgs,
  status: number,
): Promise<TypedResponse<PageData>> {
  const { page, shell } = await renderAlone(args, status);
  return answerFailure(status, new URL(args.request.url), page, shell, args.context);
}

/** A page that the site makes for its visitor alone, around this view. */
export async function viewLoader(
  args: LoaderFunctionArgs,
  view: Omit<LoneView, 'status'>,
): Promise<TypedResponse<PageData>> {
  const { page, shell } = await renderAlone(args, 200);
  return answerView({ ...view, status: 200 }, page, shell, args.context);
}

async function renderAlone({ request, context }: LoaderFunctionArgs, status: number) {
  const page = toPageRequest(new URL(request.url), readQueryFlags(new URLSearchParams()), context);
  const cookies = request.headers.get('cookie');
  return { page, shell: await renderShell(page, { outcome: 'fail', status }, cookies, context) };
}

function answerPage(
  { page, blocks, around, findings, canonicalPath, changesAt }: Extract<PageLoad, { outcome: 'success' }>,
  request: PageRequest,
  shell: ShellHtml,
  context: SiteContext,
): TypedResponse<PageData> {
  const late = toLateParts(around);
  const styles = findStyles(blocks.types, request.flags.componentCheck ? ['check'] : []);
  const lateStyles = findLateStyles(around.types, blocks.types);
  const isChecked = request.flags.componentCheck;
  const recalls = [...blocks.flows, ...around.flows].some(recallsVisit);
  const hasVisit = context.flowAnswer !== null || context.shop?.wasRead() === true;
  const isOwn = hasVisit || (recalls && context.recall !== undefined);
  const isShared = !isOwn && isShareable(request, findings);
  const type = pageTypes.find(page.type);
  if (type?.usesCamera === true) context.policyNeeds.add('camera');
  return send(
    {
      head: toHead(page, toCanonicalAddress(canonicalPath, request.query, type?.namedBy), context),
      audience: request.scope.audience,
      before: shell.before,
      after: shell.after,
      parts: [...blocks.parts, ...late.parts],
      styles,
      lateStyles,
      scripts: {
        ...findScripts(blocks, { hasShell: shell.before.length > 0 }),
        searchStyles: findWantedStyles('search', blocks.types),
        late: findLateScript(around, lateStyles),
      },
      scrollStep: type?.scrollStep,
      counters: shell.counters,
      hasFlows: blocks.flows.size + around.flows.size > 0,
      check: isChecked ? findings.map(describeFinding) : null,
    },
    new Map([...shell.html, ...blocks.html, ...late.html]),
    context,
    { status: 200, shared: isShared ? { notice: shell.notice, changesAt, recalls } : null },
  );
}

function answerFailure(
  status: number,
  url: URL,
  request: PageRequest,
  shell: ShellHtml,
  context: SiteContext,
): TypedResponse<PageData> {
  const html = renderErrorView(status, url.pathname, context.site);
  return answerView({ html, head: toErrorHead(status), status, style: 'error' }, request, shell, context);
}

/** What stands in a page that has no blocks: an error, or what the site shows one visitor. */
interface LoneView {
  html: string;
  head: PageHead;
  status: number;
  style: SeldomPart;
}

function answerView(
  { html, head, status, style }: LoneView,
  request: PageRequest,
  shell: ShellHtml,
  context: SiteContext,
): TypedResponse<PageData> {
  const view = named(html);
  return send(
    {
      head,
      audience: request.scope.audience,
      before: shell.before,
      after: shell.after,
      styles: findStyles([], [style]),
      lateStyles: [],
      scripts: shell.before.length > 0 ? findShellScripts() : NO_SCRIPTS,
      parts: [{ key: style, hash: view.hash }],
      counters: shell.counters,
      hasFlows: false,
      check: null,
    },
    new Map([...shell.html, [view.hash, view.html]]),
    context,
    { status, shared: null },
  );
}

function recallsVisit(type: string): boolean {
  const definition = registry.find(type);
  return definition?.kind === 'flow' && definition.recall !== undefined;
}

interface SharedFacts {
  notice: string;
  changesAt: number | null;
  /** One of the page's flows begins with what a visit remembers. */
  recalls: boolean;
}

/** Ready HTML goes to the document through the context. */
function send(
  data: PageData,
  html: ReadonlyMap<string, string>,
  { documentHtml, dealt, site }: SiteContext,
  { status, shared }: { status: number; shared: SharedFacts | null },
): TypedResponse<PageData> {
  for (const [hash, markup] of html) documentHtml.set(hash, markup);
  const headers = new Headers({
    'Cache-Control': shared ? 'public, max-age=0, must-revalidate' : 'no-store',
  });
  if (shared) headers.set(SHARED_HEADER, encodeURIComponent(shared.notice));
  if (shared?.changesAt != null) headers.set(CHANGES_AT_HEADER, String(shared.changesAt));
  if (shared?.recalls) headers.set(RECALLS_HEADER, '1');
  if (dealt !== null && status === 200) {
    site.experiments.visits.see(dealt);
    if (shared) headers.set('Cache-Control', 'private, no-cache');
    for (const cookie of dealt.setCookies) headers.append('Set-Cookie', cookie);
  }
  if (status === 503) headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
  return json(data, { status, headers });
}

/** A page is shared only when it is whole, and as everybody sees it (performance.md: never cached). */
function isShareable({ flags, query }: PageRequest, findings: readonly Finding[]): boolean {
  const isWhole = !findings.some(({ code }) => code === 'load-failed' || code === 'render-failed');
  const isPlain = !flags.componentCheck && !flags.fresh && !query.wasRead;
  return isWhole && isPlain && flags.hiddenSections.length === 0 && flags.additionalBanner === null;
}

function reportFindings(
  findings: readonly Finding[],
  { path }: PageRequest,
  { site, facts }: SiteContext,
): void {
  for (const { code, severity, id, type, version, pointer, message } of findings) {
    site.metrics.findings.inc({ code });
    const fields = { event: 'content-finding', page: path, code, id, type, version, pointer, message };
    site.log[severity === 'error' ? 'warn' : 'info']({ ...fields, request: facts.id });
  }
}
