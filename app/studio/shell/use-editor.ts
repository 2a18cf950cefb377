import { useRouteLoaderData } from '@remix-run/react';
import type { Environment } from '#app/site/environment';
import type { Editor } from '../session/editor';

export const LAYOUT_ROUTE = 'routes/studio';

/** What the layout's loader gives every screen. */
export interface StudioData {
  editor: Editor;
  brand: string;
  /** Where the pages of the site come from. */
  contentSource: Environment['CONTENT_SOURCE'];
  /** Their titles by their codes. */
  regions: Readonly<Record<string, string>>;
}

/** Null only where the layout itself could not be loaded: in its error boundary. */
export function useStudioData(): StudioData | null {
  return useRouteLoaderData<StudioData>(LAYOUT_ROUTE) ?? null;
}

/** Whether the pages of the site are those of the studio; elsewhere their screens are locked (decision 0077). */
export function useHasOwnPages(): boolean {
  return useStudioData()?.contentSource === 'embedded';
}

/** Who is signed in, in any screen below the layout. */
export function useEditor(): Editor {
  const data = useStudioData();
  if (data === null) throw new Error('useEditor is for screens below the layout of the studio');
  return data.editor;
}
