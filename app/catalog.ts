import type { ComponentType, ReactNode } from 'react';
import { interactiveViews } from 'virtual:interactive-views';

/**
 * The views that run in the browser, by block type. A page's views are loaded before the page is rendered,
 * on both sides, so that rendering never waits and never shows a hole (docs/decisions/0004).
 */

/** A view of any block: the registry has validated the props against the view's own definition. */
export interface AnyViewProps {
  id: string;
  props: unknown;
  data: unknown;
  children?: ReactNode;
}

const loaded = new Map<string, ComponentType<AnyViewProps>>();

/** Loads the views of these types; unknown types are passed over. Rejects when a chunk cannot be fetched. */
export async function loadViews(types: readonly string[]): Promise<void> {
  await Promise.all(
    types.map(async (type) => {
      const load = interactiveViews[type];
      if (load === undefined || loaded.has(type)) return;
      loaded.set(type, (await load()).default);
    }),
  );
}

/** The view of a type; null when it was not loaded. */
export function getView(type: string): ComponentType<AnyViewProps> | null {
  return loaded.get(type) ?? null;
}
