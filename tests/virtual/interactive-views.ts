import type { ComponentType } from 'react';
import type { AnyViewProps } from '#app/catalog';

/** `virtual:interactive-views` without the bundler: the views of all blocks, the static ones included. */
const views = import.meta.glob<{ default: ComponentType<AnyViewProps> }>([
  '../../blocks/*/view.tsx',
  '../../flows/*/view.tsx',
]);

export const interactiveViews = Object.fromEntries(
  Object.entries(views).map(([file, load]) => [file.split('/').at(-2) ?? '', load]),
);
