/** Marks the windows that come with the layout: their code is fetched when one is opened (`app/page/late-script.server`). */
export const LATE_ATTRIBUTE = 'data-late';

/** Which elements of the document: those that come to life with the page, or the late ones. */
export type Pace = 'with the page' | 'late';

export function findAtPace(selector: string, pace: Pace): HTMLElement[] {
  const isLate = (element: Element) => element.closest(`[${LATE_ATTRIBUTE}]`) !== null;
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => isLate(element) === (pace === 'late'),
  );
}
