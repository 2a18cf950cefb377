/**
 * Tells the page cache that this answer is the same for everybody who asks with the same key. Its value is the version
 * of the cookie notice that stands in it, unless the visitor has closed it; empty without a notice.
 */
export const SHARED_HEADER = 'X-Shared-Answer';
/** When a block of a shared answer comes or goes by its schedule, in milliseconds since 1970. */
export const CHANGES_AT_HEADER = 'X-Shared-Changes-At';
/** A flow of a shared answer begins with what a visit remembers: such a visitor gets a page of their own (decision 0052). */
export const RECALLS_HEADER = 'X-Shared-Recalls';
