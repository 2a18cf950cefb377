import type { Request, RequestHandler } from 'express';
import { hasHandOver } from '#app/cookies';
import { BusyError, type Admission, type Kind } from './admission';
import type { Refuse } from './refuse';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Given with the first post of a flow: who has it is in the middle of one. */
const VISITOR_COOKIE = /(?:^|;\s*)(?:__Host-)?visitor=[\w-]{24}(?:;|$)/;
/** Given to an editor who has signed in. */
const STUDIO_COOKIE = /(?:^|;\s*)(?:__Host-)?studio=[\w-]{43}(?:;|$)/;

/** Lets a request go on when there is room for its kind; its place is free again when its answer is made. */
export function admitRequests(admission: Admission, refuse: Refuse): RequestHandler {
  return (request, response, next) => {
    const kind = toKind(request);
    admission.enter(kind).then(
      (leave) => {
        // Not when it is sent: a visitor who reads slowly keeps nobody out.
        response.once('prefinish', leave);
        response.once('close', leave);
        next();
      },
      (error: unknown) => {
        if (error instanceof BusyError) refuse(kind, request, response);
        else next(error);
      },
    );
  };
}

/** By what anybody can write: a kind is let in earlier, and never in the place of all others (`Admission`). */
function toKind({ path, method, headers: { cookie = '' } }: Request): Kind {
  // The sandbox draws pictures: a page of the shop asks for more of them at once than pages may wait.
  if (path.startsWith('/api/') || path.startsWith('/sandbox/')) return 'content';
  if (path.startsWith('/studio') && STUDIO_COOKIE.test(cookie)) return 'studio';
  // The picture that a step shows, and the page that a flow has sent its visitor to.
  if (path.startsWith('/captcha/') || hasHandOver(cookie, path)) return 'flows';
  if (READING.has(method)) return 'pages';
  return VISITOR_COOKIE.test(cookie) ? 'flows' : 'posts';
}
