import type { Plugin } from 'vite';
import { blockEnhancements } from './block-enhancements';
import { blockViews } from './block-views';
import { styleFiles } from './style-files';

/** What knows the parts that pages are made of. Whoever reads the sources of pages by Vite needs all of it. */
export function pageParts(): Plugin[] {
  return [blockViews(), blockEnhancements(), styleFiles()];
}
