import type { Request, RequestHandler } from 'express';

/** What an address of the site may have; the longest of ours is that of a preview with its token. */
const MAX_PATH = 2000;
const MAX_QUERY = 6000;
const MAX_PARAMETERS = 100;
/** Of one parameter with its name, as it is written. */
const MAX_PARAMETER = 2000;

/** Refuses an address that is longer than any of the site's before anything reads it: 414, or 400 for too many parameters. */
export function boundAddress(): RequestHandler {
  return (request, response, next) => {
    const status = judgeAddress(request);
    if (status === null) return next();
    const text = status === 414 ? 'The address is too long\n' : 'The address has too many parameters\n';
    response.status(status).type('text/plain').send(text);
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
