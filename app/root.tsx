import type { ActionFunctionArgs, LinksFunction } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteError } from '@remix-run/react';
import { PRELOADED_FONTS } from '#blocks/ui/fonts/preload';
import { useContext, type ReactNode } from 'react';
import '#blocks/ui/styles.css';
import { flowAction } from '#app/flow-engine/flow-action.server';
import { NonceContext } from '#app/nonce-context';
import { EarlyMarks } from '#app/page/early-marks';
import type { PageData } from '#app/page/page-data';
import { toScriptJson } from '#app/page/to-script-json';
import { isHydrated } from '#app/route-handle';
import { isPreview, previewAction } from '#app/studio/history/preview/preview-action.server';

/** In development: what React's components are compiled against, for hot updates; first of a page's scripts. */
const REFRESH_RUNTIME = '/@id/__x00__virtual:remix/inject-hmr-runtime';

/** A post to a flow, from a script (it asks for the action alone) and on `/`, where a splat route takes no posts. */
export const action = (args: ActionFunctionArgs) =>
  isPreview(args.request) ? previewAction(args) : flowAction(args);

const LINKS = [
  ...PRELOADED_FONTS.map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const links: LinksFunction = () => LINKS;

export default function Root() {
  const matches = useMatches();
  const hydrates = matches.some(({ handle }) => isHydrated(handle));
  return (
    <Document page={hydrates ? null : toPage(matches.at(-1)?.data)} hydrates={hydrates}>
      <Outlet />
    </Document>
  );
}

/** The data of the page route, or of any other route that gives the same shape. */
function toPage(data: unknown): PageData | null {
  // Every public route with a view gives PageData; the error boundary and resource routes give nothing.
  return typeof data === 'object' && data !== null && 'head' in data ? (data as PageData) : null;
}

interface DocumentProps {
  page: PageData | null;
  /** Remix's own client runs the document: the studio. */
  hydrates: boolean;
  children: ReactNode;
}

function Document({ page, hydrates, children }: DocumentProps) {
  const nonce = useContext(NonceContext);
  const lateStyles = page?.lateStyles ?? [];
  // All that a page needs, from the first token on; in development Remix links the sources of the root.
  const hasOwnStyles = !import.meta.env.DEV && (page?.styles.length ?? 0) > 0;
  const { entry, preloads, later, searchStyles, late } = page?.scripts ?? {
    entry: null,
    preloads: [],
    later: [],
    searchStyles: [],
    late: null,
  };
  return (
    <html
      lang="ru"
      data-audience={page?.audience ?? 'b2c'}
      data-theme={page?.theme ?? undefined}
      data-preview={page?.isPreview}
      data-scroll-step={page?.scrollStep}
      data-counters={page?.counters}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        {/* Before the styles: a script behind them holds up the rest of the page until they have come. */}
        {page !== null && <EarlyMarks page={page} nonce={nonce} />}
        <Meta />
        {hasOwnStyles ? <OwnLinks /> : <Links />}
        {page?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {lateStyles.length > 0 && (
          <noscript>
            {lateStyles.map((href) => (
              <link key={href} rel="stylesheet" href={href} />
            ))}
          </noscript>
        )}
        {preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} nonce={nonce} />
        ))}
      </head>
      <body>
        {children}
        {page?.check && <ConsoleReport lines={page.check} nonce={nonce} />}
        {import.meta.env.DEV && !hydrates && <script type="module" src={REFRESH_RUNTIME} />}
        {late !== null && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: late }} />}
        {entry !== null && (
          <script
            type="module"
            src={entry}
            nonce={nonce}
            data-later={later.join(' ') || undefined}
            data-search-styles={searchStyles.join(' ') || undefined}
          />
        )}
        {hydrates && <ScrollRestoration nonce={nonce} />}
        {hydrates && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

const OwnLinks = () => LINKS.map((link) => <link key={link.href} {...link} />);

/** `?componentCheck` for developers: what the page misses, in the console (PAGE-19). */
function ConsoleReport({ lines, nonce }: { lines: string[]; nonce: string | undefined }) {
  const script = `for (const line of ${toScriptJson(lines)}) console.warn('[componentCheck] ' + line);`;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}

/** The last resort: something outside the blocks failed. Needs no layout, no content and no script. */
export function ErrorBoundary() {
  const error = useRouteError();
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{status === 404 ? 'Страница не найдена' : 'Что-то пошло не так'}</title>
        <Links />
      </head>
      <body>
        <main className="last-resort">
          <h1>{status === 404 ? 'Страница не найдена' : 'Что-то пошло не так'}</h1>
          <p>Нажмите кнопку, это может помочь. Если нет — загляните позже.</p>
          <form method="get">
            <button type="submit">Обновить</button> <a href="/">На главную</a>
          </form>
        </main>
      </body>
    </html>
  );
}
