import { enhanceDisclosures } from '#blocks/ui/enhance-disclosures';

export default enhanceDisclosures;
