/** The captcha of the personal account takes no more (CAPT-07). */
export const MAX_CODE_LENGTH = 6;
/** After so many pictures that did not come, the form stops asking for another (CAPT-03, CAPT-04). */
export const CAPTCHA_MAX_FAILED_FETCHES = 3;
