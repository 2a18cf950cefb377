import { useEffect } from 'react';

/** Parts of a screen that are worth naming to somebody who has lost their place. */
const PARTS = 'section, main';

/**
 * A button that makes way for another one (disable, enable) hands it the focus; so does one that leaves its row.
 * A row that is taken away takes its button along, and with it the focus: a keyboard would go on from the top of the page.
 * The focus goes to the same button of the next row; where no row is left, to the heading of the screen. Anything
 * else hands it to the nearest part of the screen that is still there (WCAG 2.4.3).
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let around: readonly Element[] = [];
    /** Its place among its neighbours. */
    let place = 0;
    let inTable: PlaceInTable | null = null;
    const note = ({ target }: FocusEvent) => {
      around = target instanceof Element ? listAround(target) : [];
      place = around[0] === undefined ? 0 : [...(around[1]?.children ?? [])].indexOf(around[0]);
      inTable = target instanceof HTMLElement ? findPlaceInTable(target) : null;
    };
    const keep = () => {
      if (!isLost(around[0])) return;
      const next = findNextInRow(around, place) ?? (inTable && findInNextRow(inTable));
      if (next === null) focusPart(around, inTable !== null);
      else next.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      // A frame later: a screen that knows a better place has put the focus there.
      if (isLost(around[0])) requestAnimationFrame(keep);
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}

/** The element and its ancestors, noted early: an element that was taken away has no ancestors any more. */
function listAround(element: Element): Element[] {
  const around: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) around.push(at);
  return around;
}

/** The button that took the place of the lost one, or else the one before it. Only in a row of a table that is still there. */
function findNextInRow([lost, parent]: readonly Element[], place: number): HTMLElement | null {
  if (lost?.isConnected !== false || parent?.isConnected !== true || parent.closest('tr') === null)
    return null;
  const buttons = [...parent.children].map((one) =>
    one instanceof HTMLButtonElement && !one.disabled ? one : null,
  );
  return (
    buttons[place] ??
    buttons
      .slice(0, place)
      .filter((one) => one !== null)
      .pop() ??
    null
  );
}

interface PlaceInTable {
  row: HTMLTableRowElement;
  body: HTMLElement;
  /** Of the row among the rows. */
  rowPlace: number;
  /** Of the button among those of its row. */
  buttonPlace: number;
}

function findPlaceInTable(button: HTMLElement): PlaceInTable | null {
  const row = button.closest('tr');
  const body = row?.parentElement ?? null;
  if (row === null || body === null) return null;
  const buttonPlace = [...row.querySelectorAll<HTMLElement>('button')].indexOf(button);
  return buttonPlace === -1 ? null : { row, body, rowPlace: row.sectionRowIndex, buttonPlace };
}

/** The same button of the row that took the place of one that is gone, or of the last row that is left. */
function findInNextRow({ row, body, rowPlace, buttonPlace }: PlaceInTable): HTMLElement | null {
  if (row.isConnected) return null;
  const rows = [...body.querySelectorAll('tr')];
  const next = body.isConnected ? (rows[rowPlace] ?? rows.at(-1)) : undefined;
  const buttons = [...(next?.querySelectorAll('button') ?? [])];
  return buttons[buttonPlace] ?? buttons.at(-1) ?? null;
}

/** Taken away, or disabled: the browser takes the focus from such a button a moment later. */
function isLost(focused: Element | undefined): boolean {
  if (focused === undefined || (focused.isConnected && !focused.matches(':disabled'))) return false;
  return document.activeElement === document.body || document.activeElement === focused;
}

/** After the last row of a list the whole screen would be read from its first word on; its heading says where one is. */
function focusPart(around: readonly Element[], isOfList: boolean): void {
  const part = around.find((one) => one.isConnected && one.matches(PARTS));
  const heading = isOfList && part?.matches('main') ? part.querySelector('h1') : null;
  const goal = heading ?? part;
  if (!(goal instanceof HTMLElement)) return;
  goal.tabIndex = -1;
  goal.focus({ preventScroll: true });
}
