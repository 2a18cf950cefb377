import type { ServerResponse } from 'node:http';

/** Fewer than these are not looked through. */
const LEAST_ROOM = 64;

/** Under way until it was sent, or until the visitor's connection is gone. */
export const isUnderWay = ({ closed, req }: ServerResponse): boolean => !closed && !req.socket.destroyed;

export interface UnderWay {
  add: (response: ServerResponse) => void;
  list: () => ServerResponse[];
}

/**
 * The answers that are under way. They are kept in an array that is freed of the others each time it is full: what was
 * in a `Set` or a `Map` stays in memory long after it was deleted (docs/decisions/0098).
 */
export function createUnderWay(): UnderWay {
  let answers: ServerResponse[] = [];
  let room = LEAST_ROOM;
  return {
    add(response) {
      if (answers.length >= room) {
        answers = answers.filter(isUnderWay);
        room = Math.max(LEAST_ROOM, answers.length * 2);
      }
      answers.push(response);
    },
    list: () => answers.filter(isUnderWay),
  };
}
