import type { Plugin } from 'vite';
import { blockEnhancements } from './block-enhancements';
import { blockViews, flowViews } from './block-views';
import { manifests } from './manifests';
import { styleFiles } from './style-files';

/** What knows the parts that pages are made of. Whoever reads the sources of pages by Vite needs all of it. */
export function pageParts(): Plugin[] {
  return [blockViews(), ...pageScripts(), styleFiles(), manifests()];
}

/** What the scripts of pages find their flows and enhancements by. */
export const pageScripts = (): Plugin[] => [flowViews(), blockEnhancements()];
