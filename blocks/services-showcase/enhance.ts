import type { Enhance } from '#registry/enhancement';
import { playServiceVideos } from '#blocks/ui/products/service-video';
import { startChips } from './start-chips';
import { createShowcase } from './showcase-state';
import { startSearch } from './start-search';

/** Chips, search and films of the showcase. Without any of it the server answers chips and search. */
const enhance: Enhance = (block, context) => {
  playServiceVideos(block, block.querySelector('section')?.id ?? '', context);
  const showcase = createShowcase(block);
  if (showcase === null) return;
  startChips(block, showcase, context);
  startSearch(block, showcase, context);
};

export default enhance;
