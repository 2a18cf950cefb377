/** The site of the browser tests runs like production, where the content calls answer to a key alone. */
export const CONTENT_KEY = 'content-key-of-the-browser-tests';
