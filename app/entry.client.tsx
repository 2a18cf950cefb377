/**
 * Remix's own entry. No page is hydrated as a whole, so nothing asks for it: a page's script is `enhance/start-page`
 * (docs/decisions/0014).
 */
export const HYDRATES_DOCUMENT = false;
