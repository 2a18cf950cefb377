import type { Enhance } from '#registry/enhancement';

/** Reports which file of the block's `FileLink`s was taken; the download itself is the browser's. */
export const enhanceFileLinks: Enhance = (block, { signal, report }) => {
  block.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-file]') : null;
      if (link === null) return;
      report({
        event: 'download',
        block: block.querySelector('section')?.id ?? '',
        file: link.dataset['file'] ?? '',
      });
    },
    { signal },
  );
};
