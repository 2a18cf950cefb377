/** Changes of a list, each giving a new one. */

/** The item moved to another place; the same items where that place is outside. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = [...items];
  if (to < 0 || to >= items.length) return rest;
  rest.splice(to, 0, ...rest.splice(from, 1));
  return rest;
}

export function inserted<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return [...items.slice(0, at), item, ...items.slice(at)];
}

export function without<Item>(items: readonly Item[], at: number): Item[] {
  return items.filter((_item, index) => index !== at);
}

export function replaced<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.map((old, index) => (index === at ? item : old));
}
