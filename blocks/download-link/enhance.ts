import type { Enhance } from '#registry/enhancement';

/** Reports which file was taken; the download itself is the browser's. */
const enhance: Enhance = (block, { signal, report }) => {
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

export default enhance;
