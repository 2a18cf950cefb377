import type { ComponentType } from 'react';
import type { FlowViewProps } from '#flows/kit/engine/create-flow-view';

/** `virtual:flow-views` without the bundler. */
const views = import.meta.glob<{ default: ComponentType<FlowViewProps> }>('../../flows/*/view.tsx');

export const flowViews = Object.fromEntries(
  Object.entries(views).map(([file, load]) => [file.split('/').at(-2) ?? '', load]),
);
