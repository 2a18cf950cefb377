/** Which states of documents are checked: what is on the site, and what may come (back) to it. */
export const STATES = ['published', 'draft', 'scheduled', 'recent'] as const;
export type DocumentState = (typeof STATES)[number];
