import type { PageCard, PageGroup } from './read-showcase';

/**
 * Shows the cards under a chip (empty: all) that were found (null: all), each in the group of the chip or else in its
 * own, the heaviest first. Nodes are hidden and moved, never made anew, and only where something changes. Gives the
 * number of cards shown.
 */
export function arrangeCards(
  cards: readonly PageCard[],
  groups: readonly PageGroup[],
  filter: string,
  found: ReadonlySet<PageCard> | null,
): number {
  let count = 0;
  const places = new Map<string, PageCard[]>(groups.map(({ code }) => [code, []]));
  for (const card of cards) places.get(card.weights.has(filter) ? filter : card.home)?.push(card);
  for (const { code, element, list } of groups) {
    const own = places.get(code) ?? [];
    own.sort((a, b) => (b.weights.get(code) ?? 0) - (a.weights.get(code) ?? 0) || a.index - b.index);
    placeIn(list, own);
    let shown = 0;
    for (const card of own) {
      const isShown = (filter === '' || card.weights.has(filter)) && (found === null || found.has(card));
      setHidden(card.element, !isShown);
      if (isShown) shown += 1;
    }
    setHidden(element, shown === 0);
    count += shown;
  }
  return count;
}

function placeIn(list: HTMLElement, cards: readonly PageCard[]): void {
  const isInPlace =
    list.childElementCount === cards.length &&
    cards.every(({ element }, index) => list.children[index] === element);
  if (!isInPlace) list.append(...cards.map(({ element }) => element));
}

function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}
