import type { Enhance } from '#registry/enhancement';
import { followPromotion } from '#blocks/ui/countdown/follow-promotion';

/** An archived promotion has nothing to keep. */
const enhance: Enhance = (block, { signal }) => {
  const promotion = block.querySelector<HTMLElement>('[data-promotion]');
  if (promotion !== null) followPromotion(promotion, signal);
};

export default enhance;
