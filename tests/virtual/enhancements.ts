import type { Enhance } from '#registry/enhancement';

/** `virtual:enhancements` without the bundler. */
const files = import.meta.glob<{ default: Enhance }>('../../blocks/*/enhance.ts');

export const enhancements = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.split('/').at(-2) ?? '', load]),
);
