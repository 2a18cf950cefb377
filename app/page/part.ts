/** What the page route sends to the browser for each block: as little as its kind of hydration needs. */
export type Part =
  /** Ready HTML; nothing of it runs in the browser. */
  | { kind: 'static'; key: string; hash: string }
  /** Ready HTML that comes alive when it is near the screen. */
  | { kind: 'island'; key: string; type: string; hash: string; props: unknown; data: unknown }
  /** Rendered with the page and hydrated with it. */
  | {
      kind: 'live';
      key: string;
      type: string;
      props: unknown;
      data: unknown;
      jsonLd: string | null;
      children: Part[];
    };

/** The types among these parts whose views the browser needs before it hydrates. */
export function toLiveTypes(parts: readonly Part[]): string[] {
  const types = parts.flatMap((part) =>
    part.kind === 'live' ? [part.type, ...toLiveTypes(part.children)] : [],
  );
  return [...new Set(types)];
}

/** Does anything among these parts run in the browser? */
export function hasInteractivePart(parts: readonly Part[]): boolean {
  return parts.some((part) => part.kind !== 'static');
}
