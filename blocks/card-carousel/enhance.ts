import type { Enhance } from '#registry/enhancement';
import { startCarousel } from '#blocks/ui/carousel/start-carousel';

const enhance: Enhance = (block, context) => {
  startCarousel(block, block.querySelector('section')?.id ?? '', context);
};

export default enhance;
