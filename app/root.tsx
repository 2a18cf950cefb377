import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteError } from '@remix-run/react';
import type { LinksFunction } from '@remix-run/node';
import { PRELOADED_FONTS } from '#blocks/ui/fonts/preload';
import { useContext, useState, type ReactNode } from 'react';
import '#blocks/ui/styles.css';
import { NonceContext } from '#app/nonce-context';
import type { PageData, PageScripts } from '#app/page/page-data';
import { toLiveTypes } from '#app/page/part';
import { toScriptJson } from '#app/page/to-script-json';
import { useClientNavigation, useFocusOnNavigation } from '#app/use-client-navigation';
import { useEnhancements } from '#app/enhance/use-enhancements';

export const links: LinksFunction = () => [
  ...PRELOADED_FONTS.map((href) => ({
    ...{ rel: 'preload', as: 'font' as const, type: 'font/woff2', href, crossOrigin: 'anonymous' as const },
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export default function Root() {
  const page = usePage();
  // Frozen: a document that came with scripts keeps them, whatever page it goes on to show.
  const [scripts] = useState(page?.scripts ?? null);
  return (
    <Document page={page} scripts={scripts}>
      <Outlet />
      {scripts?.kind === 'app' && <ClientNavigation />}
    </Document>
  );
}

function ClientNavigation() {
  useClientNavigation();
  useFocusOnNavigation();
  useEnhancements();
  return null;
}

/** The data of the page route, or of any other route that gives the same shape. */
function usePage(): PageData | null {
  const last = useMatches().at(-1)?.data;
  // Every route with a view gives PageData; the error boundary and resource routes give nothing.
  return typeof last === 'object' && last !== null && 'head' in last ? (last as PageData) : null;
}

interface DocumentProps {
  page: PageData | null;
  scripts: PageScripts | null;
  children: ReactNode;
}

function Document({ page, scripts, children }: DocumentProps) {
  const nonce = useContext(NonceContext);
  // Frozen: later pages add their stylesheets themselves, and none is taken away while it may be in use.
  const [styles] = useState(page?.styles ?? []);
  const isApp = scripts?.kind === 'app';
  return (
    <html lang="ru" data-audience={page?.audience ?? 'b2c'} data-theme={page?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <Links />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {scripts?.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} nonce={nonce} suppressHydrationWarning />
        ))}
        {isApp && <meta name="page-blocks" content={toLiveTypes(page?.parts ?? []).join(' ')} />}
      </head>
      <body>
        {children}
        {page?.check && <ConsoleReport lines={page.check} nonce={nonce} />}
        {isApp && <ScrollRestoration nonce={nonce} />}
        {isApp && <Scripts nonce={nonce} />}
        {scripts?.kind === 'enhance' && scripts.entry !== null && (
          <script type="module" src={scripts.entry} nonce={nonce} />
        )}
      </body>
    </html>
  );
}

/** `?componentCheck` for developers: what the page misses, in the console (PAGE-19). */
function ConsoleReport({ lines, nonce }: { lines: string[]; nonce: string | undefined }) {
  const script = `for (const line of ${toScriptJson(lines)}) console.warn('[componentCheck] ' + line);`;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
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
