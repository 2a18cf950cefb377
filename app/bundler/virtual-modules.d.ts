declare module 'virtual:flow-views' {
  import type { ComponentType } from 'react';
  import type { FlowViewProps } from '#flows/kit/engine/create-flow-view';

  /** Loaders of the views of flows, by type. */
  export const flowViews: Record<string, () => Promise<{ default: ComponentType<FlowViewProps> }>>;
}

declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite';

  /** Vite's manifest of the client build; null in development. */
  const manifest: Manifest | null;
  export default manifest;
}

declare module 'virtual:script-manifest' {
  import type { Manifest } from 'vite';

  /** Vite's manifest of the scripts of visitors' pages; null in development. */
  const manifest: Manifest | null;
  export default manifest;
}

declare module 'virtual:style-files' {
  /** The stylesheets that a part of a page needs, by its module, in order; null in development. */
  const files: Record<string, string[]> | null;
  export default files;
}

declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/node';

  export const assets: ServerBuild['assets'];
  export const assetsBuildDirectory: string;
  export const basename: string;
  export const entry: ServerBuild['entry'];
  export const future: ServerBuild['future'];
  export const isSpaMode: boolean;
  export const mode: string;
  export const publicPath: string;
  export const routes: ServerBuild['routes'];
}

declare module 'virtual:enhancements' {
  import type { Enhance } from '#registry/enhancement';

  /** Loaders of what blocks do in the browser, by type. */
  export const enhancements: Record<string, () => Promise<{ default: Enhance }>>;
}

declare module 'virtual:enhanced-types' {
  /** The block types that have an enhancement. */
  export const enhancedTypes: readonly string[];
}
