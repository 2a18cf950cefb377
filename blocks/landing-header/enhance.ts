import type { Enhance } from '#registry/enhancement';
import { onResize } from '#blocks/ui/scroll-timing';
import { LONG_TEXT_PX } from './may-be-long';

/** Measures the header's text, now and after a resize; headers without breadcrumbs have nothing to fix. */
const enhance: Enhance = (block, { signal }) => {
  const header = block.querySelector<HTMLElement>('[data-header]');
  const text = block.querySelector<HTMLElement>('[data-text]');
  if (header === null || text === null || block.querySelector('nav') === null) return;
  const measure = () => {
    if (text.offsetHeight > LONG_TEXT_PX) header.setAttribute('data-crumbs', 'fixed');
    else header.removeAttribute('data-crumbs');
  };
  onResize(measure, signal);
  measure();
};

export default enhance;
