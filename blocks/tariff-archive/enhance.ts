import type { Enhance } from '#registry/enhancement';
import { searchArchive } from '#blocks/ui/archive/search-archive';

/** The search field of a long archive. */
const enhance: Enhance = (block, { signal }) => searchArchive(block, signal);

export default enhance;
