import type { Request, RequestHandler } from 'express';
import type { Metrics } from '../metrics';
import { BusyError, type Admission, type Kind } from './admission';
import { answerBusy } from './busy-answer';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Given with the first post of a flow: who has it is in the middle of one. */
const VISITOR_COOKIE = /(?:^|;\s*)(?:__Host-)?visitor=/;

/** Lets a request go on when there is room for its kind; its place is free again when its answer is made. */
export function admitRequests(admission: Admission, metrics: Pick<Metrics, 'refusals'>): RequestHandler {
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
        if (!(error instanceof BusyError)) return next(error);
        metrics.refusals.inc({ kind });
        answerBusy(request, response);
      },
    );
  };
}

function toKind({ path, method, headers }: Request): Kind {
  if (path.startsWith('/api/')) return 'content';
  if (path.startsWith('/studio') || path.startsWith('/preview/')) return 'studio';
  if (READING.has(method)) return 'pages';
  return VISITOR_COOKIE.test(headers.cookie ?? '') ? 'flows' : 'posts';
}
