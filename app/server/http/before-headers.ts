import type { Response } from 'express';

/** Runs `settle` when the headers of an answer are about to be sent, whoever sends them. */
export function beforeHeaders(response: Response, settle: () => void): void {
  const writeHead = response.writeHead.bind(response);
  let isSettled = false;
  response.writeHead = (...head: unknown[]) => {
    if (!isSettled) settle();
    isSettled = true;
    // The parameters are those that the caller gave; `writeHead` has three forms of them.
    return (writeHead as (...head: unknown[]) => Response)(...head);
  };
}
