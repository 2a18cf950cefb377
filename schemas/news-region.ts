/** The value of `region` for corporate news of the whole country, and what stands where it is left out (NEWS-06). */
export const WHOLE_COUNTRY = 'federal';
