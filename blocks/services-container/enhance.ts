import type { Enhance } from '#registry/enhancement';
import { playServiceVideos } from '#blocks/ui/products/service-video';
import { startTabs } from '#blocks/ui/tabs/start-tabs';

const enhance: Enhance = (block, context) => {
  startTabs(block, context);
  playServiceVideos(block, block.querySelector('section')?.id ?? '', context);
};

export default enhance;
