import type { IncomingMessage, ServerResponse } from 'node:http';
import { BRAND } from '#schemas/brand';

const RETRY_AFTER_SECONDS = 5;

/** Without scripts, and in the look of the page for old browsers: its stylesheet is always there. */
const toPage = (wayOn: string) =>
  Buffer.from(`<!DOCTYPE html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Сейчас много посетителей\u00a0— ${BRAND.name}</title>
<link rel="stylesheet" href="/old-browser.css">
</head>
<body>
<main class="page">
<p class="brand">${BRAND.name}</p>
<h1>Сейчас на\u00a0сайте очень много посетителей</h1>
${wayOn}
</main>
</body>
</html>
`);
const PAGE = toPage(
  '<p>Попробуйте ещё раз через несколько секунд.</p>\n<ul><li><a href="">Обновить страницу</a></li></ul>',
);
/** A link would lose what was typed; the browser's own button sends it again. */
const PAGE_OF_POST = toPage(
  '<p>Обновите страницу через несколько секунд: браузер отправит то, что вы\u00a0ввели, ещё раз.</p>',
);
const MESSAGE = Buffer.from('{"error":{"code":"busy","message":"Too many requests are under way"}}\n');

/** Refuses a request that there is no room for: 503 with the time to wait, a light page or a word for scripts. */
export function answerBusy(request: IncomingMessage, response: ServerResponse): void {
  const wantsPage =
    (request.headers.accept ?? '').includes('text/html') && !/[?&]_data=/.test(request.url ?? '');
  const page = request.method === 'POST' ? PAGE_OF_POST : PAGE;
  const body = wantsPage ? page : MESSAGE;
  // What is left of its body is not read.
  if (!request.complete) response.shouldKeepAlive = false;
  response.writeHead(503, {
    'Content-Type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Length': body.byteLength,
    'Retry-After': RETRY_AFTER_SECONDS,
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
