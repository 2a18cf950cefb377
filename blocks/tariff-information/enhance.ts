import type { Enhance } from '#registry/enhancement';
import { enhanceDisclosures } from '#blocks/ui/enhance-disclosures';
import { enhanceFileLinks } from '#blocks/ui/enhance-file-links';

const enhance: Enhance = (block, context) => {
  enhanceDisclosures(block, context);
  enhanceFileLinks(block, context);
};

export default enhance;
