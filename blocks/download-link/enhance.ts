import { enhanceFileLinks } from '#blocks/ui/enhance-file-links';

export default enhanceFileLinks;
