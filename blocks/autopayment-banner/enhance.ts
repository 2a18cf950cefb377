import type { Enhance } from '#registry/enhancement';

/** Reports that the banner's button was taken; the link itself is the browser's. */
const enhance: Enhance = (block, { signal, report }) => {
  const id = block.querySelector('section')?.id ?? '';
  block
    .querySelector('[data-action]')
    ?.addEventListener('click', () => report({ event: 'banner_click', block: id }), { signal });
};

export default enhance;
