/** Tells the page cache that this answer is the same for everybody who asks with the same key. */
export const SHARED_HEADER = 'X-Shared-Answer';
