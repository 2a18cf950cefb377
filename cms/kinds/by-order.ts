interface Ordered {
  name: string;
  body: { order?: number | undefined };
}

/** Smaller numbers first, what has none last; equals by their names. */
export function byOrder(one: Ordered, other: Ordered): number {
  const [left, right] = [one, other].map(({ body }) => body.order ?? Number.MAX_SAFE_INTEGER);
  return (left ?? 0) - (right ?? 0) || (one.name < other.name ? -1 : 1);
}
