import type { Request, RequestHandler } from 'express';
import { toLightPage, wantsPage } from './light-page';

/** What an address of the site may have; the longest of ours is that of a preview with its token. */
const MAX_PATH = 2000;
const MAX_QUERY = 6000;
const MAX_PARAMETERS = 100;
/** Of one parameter with its name, as it is written. */
const MAX_PARAMETER = 2000;

const MESSAGES = { 400: 'The address has too many parameters\n', 414: 'The address is too long\n' } as const;
const PAGE = toLightPage({
  title: 'Слишком длинный адрес',
  heading: 'Адрес страницы слишком длинный',
  rest:
    '<p>Таких у\u00a0нас нет. Возможно, он\u00a0скопирован с\u00a0чем-то лишним.</p>\n' +
    '<ul><li><a href="/">На\u00a0главную</a></li><li><a href="/search">Найти на\u00a0сайте</a></li></ul>',
});

/** Refuses an address that is longer than any of the site's before anything reads it: 414, or 400 for too many parameters. */
export function boundAddress(): RequestHandler {
  return (request, response, next) => {
    const status = judgeAddress(request);
    if (status === null) return next();
    response.status(status).set('Cache-Control', 'no-store');
    if (wantsPage(request)) response.type('html').send(PAGE);
    else response.type('text/plain').send(MESSAGES[status]);
  };
}

function judgeAddress({ url }: Pick<Request, 'url'>): 400 | 414 | null {
  const start = url.indexOf('?');
  const [path, query] = start === -1 ? [url, ''] : [url.slice(0, start), url.slice(start + 1)];
  if (path.length > MAX_PATH || query.length > MAX_QUERY) return 414;
  const parameters = query.split('&');
  if (parameters.length > MAX_PARAMETERS) return 400;
  return parameters.some((parameter) => parameter.length > MAX_PARAMETER) ? 414 : null;
}
