import type { Enhance } from '#registry/enhancement';
import { enhanceTooltips } from '#blocks/ui/tooltip-behaviour';

const enhance: Enhance = (block, { signal }) => enhanceTooltips(block, signal);

export default enhance;
