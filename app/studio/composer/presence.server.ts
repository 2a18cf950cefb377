import type { Editor } from '../session/editor';

/** Who has a page open: told to the others, so that two know of each other before they meet in a conflict. */

/** The composer calls each 20 seconds; who has missed two calls is gone. */
const STAYS_MS = 50_000;

interface Visit {
  name: string;
  at: number;
}

/** In this process's memory: it is a courtesy, and saving does not rely on it. */
const visits = new Map<string, Map<string, Visit>>();

/** Notes that an editor has a page open; gives the names of the others who have. */
export function noteVisit(pageId: string, { id, name }: Pick<Editor, 'id' | 'name'>, now: number): string[] {
  const here = visits.get(pageId) ?? new Map<string, Visit>();
  visits.set(pageId, here.set(id, { name, at: now }));
  forgetGone(now);
  return [...here].filter(([other]) => other !== id).map(([, visit]) => visit.name);
}

function forgetGone(now: number): void {
  for (const [pageId, here] of visits) {
    for (const [editor, { at }] of here) if (now - at > STAYS_MS) here.delete(editor);
    if (here.size === 0) visits.delete(pageId);
  }
}
