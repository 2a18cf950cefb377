declare module 'virtual:block-views' {
  import type { ComponentType, ReactNode } from 'react';

  interface BlockViewProps {
    id: string;
    props: unknown;
    data: unknown;
    children?: ReactNode;
  }

  /** Loaders of the views of blocks, by type. */
  export const blockViews: Readonly<
    Record<string, () => Promise<{ default: ComponentType<BlockViewProps> }>>
  >;
}
