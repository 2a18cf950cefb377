import type { Enhance } from '#registry/enhancement';
import { followPromotion } from '#blocks/ui/countdown/follow-promotion';
import { enhanceTooltips } from '#blocks/ui/tooltip-behaviour';
import { followOffer } from './follow-offer';
import { showPortingParts } from './porting-parts';

/** What depends on the time, on the way the visitor came, and on how far they have scrolled. */
const enhance: Enhance = (block, context) => {
  enhanceTooltips(block, context.signal);
  const promotion = block.querySelector<HTMLElement>('[data-promotion]');
  if (promotion) followPromotion(promotion, context.signal);
  showPortingParts(block, context);
  followOffer(block, context.signal);
};

export default enhance;
