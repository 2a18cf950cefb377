/** `virtual:enhanced-types` without the bundler. */
const files = import.meta.glob('../../blocks/*/enhance.ts');

export const enhancedTypes = Object.keys(files).map((file) => file.split('/').at(-2) ?? '');
