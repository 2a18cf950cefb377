import type { IncomingMessage, ServerResponse } from 'node:http';
import { toLightPage, wantsPage } from '../http/light-page';

const RETRY_AFTER_SECONDS = 5;

const toPage = (rest: string) =>
  toLightPage({
    title: 'Сейчас много посетителей',
    heading: 'Сейчас на\u00a0сайте очень много посетителей',
    rest,
  });
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
  const isPage = wantsPage(request);
  const page = request.method === 'POST' ? PAGE_OF_POST : PAGE;
  const body = isPage ? page : MESSAGE;
  response.writeHead(503, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Length': body.byteLength,
    'Retry-After': RETRY_AFTER_SECONDS,
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
