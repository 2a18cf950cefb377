/** What the page route sends to the browser for each block: as little as its kind of hydration needs. */
export type Part =
  /** Ready HTML; nothing of it runs in the browser. */
  | { kind: 'static'; key: string; hash: string }
  /** Rendered with the page and hydrated with it. */
  | {
      kind: 'live';
      key: string;
      type: string;
      props: unknown;
      data: unknown;
      jsonLd: string | null;
      /** An `enhance.ts` works on its HTML too, once React has taken over. */
      isEnhanced: boolean;
      children: Part[];
    };

/** The types among these parts whose views the browser needs before it hydrates. */
export function toLiveTypes(parts: readonly Part[]): string[] {
  const types = parts.flatMap((part) =>
    part.kind === 'live' ? [part.type, ...toLiveTypes(part.children)] : [],
  );
  return [...new Set(types)];
}

/** Does React run for any of these parts? */
export function hasLivePart(parts: readonly Part[]): boolean {
  return parts.some((part) => part.kind === 'live');
}
