import { LRUCache } from 'lru-cache';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Layout } from '#schemas/layout';
import type { SiteContext } from '#app/context';
import type { Site } from '#app/site/site';
import type { Audience } from '#schemas/page';
import { toOrigin } from '#app/site/resolve-host';
import { CheckOverlay } from '#app/shell/check-overlay';
import { HOME_URL, SURVEY_ELSEWHERE_URL, SURVEY_URL } from '#app/shell/constants';
import { ForbiddenView, NotFoundView, ServerErrorView } from '#app/shell/error-views';
import { toHeaderVariant } from '#app/shell/header-variant';
import { SearchWindow } from '#app/shell/search-window';
import * as shell from '#app/shell/shell';
import { isNoticeShown } from './cookie-notice';
import { toCountersSetting, type NoticeState } from './counters-setting.server';
import { toAbsolute, type PageLoad } from './load-page.server';
import { type PageRequest } from './page-request';
import { loadLayout, standsOnEmptyLayout } from './page-layout.server';
import { named, type RenderedHtml } from './render-static.server';

export interface ShellHtml {
  /** Hashes of what stands before and after the blocks. */
  before: string[];
  after: string[];
  /** The version of the cookie notice, whether this visitor has closed it or not; empty without one. */
  notice: string;
  /** Which counters the page has, for its script. */
  counters: string | undefined;
  html: Map<string, string>;
}

type Success = Extract<PageLoad, { outcome: 'success' }>;

const MAX_KEPT = 1000;
const kept = new LRUCache<string, RenderedHtml>({ max: MAX_KEPT });

/** Renders what surrounds a page. A layout that cannot be loaded leaves empty menus (SHELL-30). */
export async function renderShell(
  request: PageRequest,
  load: Exclude<PageLoad, { outcome: 'redirect' }>,
  cookies: string | null,
  context: SiteContext,
): Promise<ShellHtml> {
  const page = load.outcome === 'success' ? load.page : null;
  const top = load.outcome === 'success' ? [renderTop(load, context)] : [];
  const check = load.outcome === 'success' ? await renderCheck(load, request, cookies, context) : [];
  const { env } = context.site;
  if (standsOnEmptyLayout(page?.type ?? '', request.path))
    return { ...toShell([], check), notice: '', counters: toCountersSetting(env, 'none') };

  const { layout, version } = await loadLayout(request, context);
  const surroundings = toSurroundings(request, layout, context);
  const key = [version, request.scope.region.code, request.scope.audience, context.facts.rootHost].join(' ');
  const header = keep(`header ${key}`, () => markup(shell.Header, surroundings.header));
  const surveyUrl = page === null ? SURVEY_ELSEWHERE_URL : SURVEY_URL;
  const offers = request.path === HOME_URL ? 'cards' : 'strip';
  const footer = keep(`footer ${surveyUrl} ${offers} ${key}`, () =>
    markup(shell.Footer, { ...surroundings.footer, surveyUrl, offers }),
  );
  const hasSearch = surroundings.header.variant !== 'reduced';
  const search = hasSearch ? [keep('search window', () => markup(SearchWindow, {}))] : [];
  return {
    ...toShell([header, ...toNotice(layout, cookies), ...top], [footer, ...search, ...check]),
    notice: layout.cookieNotice?.version ?? '',
    counters: toCountersSetting(env, findNoticeState(layout, cookies)),
  };
}

/** `?componentCheck`: the findings as developers read them; to those who are signed in to the studio, as editors do. */
async function renderCheck(
  { findings }: Success,
  request: PageRequest,
  cookies: string | null,
  context: SiteContext,
): Promise<RenderedHtml[]> {
  if (!request.flags.componentCheck) return [];
  const forEditor = await context.toEditorReport(findings, request, cookies, context);
  return [named(markup(CheckOverlay, { findings, forEditor }))];
}

function renderTop({ page, showsOwnBreadcrumbs }: Success, context: SiteContext): RenderedHtml {
  const { breadcrumbs } = page;
  const props = { breadcrumbs, toAbsolute: toAbsolute(context), visible: !showsOwnBreadcrumbs };
  return named(markup(shell.PageTop, props));
}

function toShell(
  before: RenderedHtml[],
  after: RenderedHtml[],
): Pick<ShellHtml, 'before' | 'after' | 'html'> {
  return {
    before: before.map(({ hash }) => hash),
    after: after.map(({ hash }) => hash),
    html: new Map([...before, ...after].map(({ hash, html }) => [hash, html])),
  };
}

function markup<Props extends object>(View: (props: Props) => ReactElement | null, props: Props): string {
  return renderToStaticMarkup(createElement(View, props));
}

function keep(key: string, render: () => string): RenderedHtml {
  const known = kept.get(key);
  if (known) return known;
  const rendered = named(render());
  kept.set(key, rendered);
  return rendered;
}

function toSurroundings({ scope }: PageRequest, layout: Layout, { site, facts }: SiteContext) {
  const { region, audience } = scope;
  const { env, brand } = site;
  const toHome = (home: Audience) => `${toOrigin(env, { ...facts, audience: home })}/`;
  const shared = { layout, audience, region, brand };
  return {
    header: {
      ...shared,
      regions: site.regions(),
      variant: toHeaderVariant(region.code, audience === 'b2b'),
      consumerUrl: toHome('b2c'),
      corporateUrl: toHome('b2b'),
    },
    footer: { ...shared, subscribeScript: env.SUBSCRIBE_SCRIPT_URL },
  };
}

function findNoticeState({ cookieNotice }: Layout, cookies: string | null): NoticeState {
  if (!cookieNotice) return 'none';
  return isNoticeShown(cookies, cookieNotice.version) ? 'shown' : 'closed';
}

function toNotice(layout: Layout, cookies: string | null): RenderedHtml[] {
  const { cookieNotice } = layout;
  if (!cookieNotice || findNoticeState(layout, cookies) !== 'shown') return [];
  return [named(markup(shell.CookieNotice, cookieNotice))];
}

/** The view of a failed page, in place of its blocks. */
export function renderErrorView(status: number, path: string, { env }: Site): string {
  if (status === 404) return markup(NotFoundView, { lkUrl: env.LK_URL });
  if (status === 403) return markup(ForbiddenView, {});
  return markup(ServerErrorView, status === 503 ? { status, retryUrl: path } : { status });
}
