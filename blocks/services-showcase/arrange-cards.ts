import type { PageCard, PageGroup } from './read-showcase';

/**
 * Shows the cards under a chip (empty: all) that were found (null: all), each in the group of the chip or else in its
 * own, the heaviest first. Nodes are hidden and moved, never made anew, and only where something changes: cards of a
 * group that is hidden as a whole stay as they are. Gives the number of cards shown.
 */
export function arrangeCards(
  groups: readonly PageGroup[],
  filter: string,
  found: ReadonlySet<PageCard> | null,
): number {
  sendToGroups(groups, filter);
  const isShown = (card: PageCard) =>
    (filter === '' || card.weights.has(filter)) && (found === null || found.has(card));
  let count = 0;
  for (const { element, cards } of groups) {
    const shown = cards.filter(isShown).length;
    setHidden(element, shown === 0);
    if (shown > 0) for (const card of cards) setHidden(card.element, !isShown(card));
    count += shown;
  }
  return count;
}

/** Moves the cards that stand in another group than the chip wants them in. */
function sendToGroups(groups: readonly PageGroup[], filter: string): void {
  const byCode = new Map(groups.map((group) => [group.code, group]));
  for (const from of groups) {
    for (const card of Array.from(from.cards)) {
      const to = byCode.get(card.weights.has(filter) ? filter : card.home) ?? from;
      if (to !== from) move(card, from, to);
    }
  }
}

function move(card: PageCard, from: PageGroup, to: PageGroup): void {
  from.cards.splice(from.cards.indexOf(card), 1);
  const place = to.cards.findIndex((other) => compare(card, other, to.code) < 0);
  to.list.insertBefore(card.element, to.cards[place]?.element ?? null);
  to.cards.splice(place === -1 ? to.cards.length : place, 0, card);
}

/** The heaviest under the chip first; of equal ones that which the page had first. */
function compare(a: PageCard, b: PageCard, code: string): number {
  return (b.weights.get(code) ?? 0) - (a.weights.get(code) ?? 0) || a.index - b.index;
}

function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}
