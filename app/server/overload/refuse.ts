import type { Request, Response } from 'express';
import type { Site } from '#app/site/site';
import type { Kind } from './admission';
import { answerBusy } from './busy-answer';

/** While an overload lasts it is told of once in so many milliseconds: a line for each refusal would hide all others. */
const TELL_MS = 10_000;

/** Answers 503 to a request that the server has no room for. */
export type Refuse = (kind: Kind, request: Request, response: Response) => void;

/** Counts refusals by kind, and says in the log when they begin and how many there were since the line before. */
export function createRefuse({ log, metrics }: Pick<Site, 'log' | 'metrics'>): Refuse {
  let refused = 0;
  let isTelling = false;

  function tell(): void {
    isTelling = refused > 0;
    if (!isTelling) return;
    log.warn({ event: 'overloaded', refused });
    refused = 0;
    setTimeout(tell, TELL_MS).unref();
  }

  return (kind, request, response) => {
    metrics.refusals.inc({ kind });
    response.locals.isRefused = true;
    refused += 1;
    if (!isTelling) tell();
    answerBusy(request, response);
  };
}
