import type { Enhance } from '#registry/enhancement';
import { suggestPages } from '#blocks/ui/site-search/suggest-pages';

/** Suggestions while the field is typed into, and a cross that empties it. */
const enhance: Enhance = suggestPages;

export default enhance;
