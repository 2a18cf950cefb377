/** Eleven digits of a number, or a short code. */
export const DIALABLE = /^(7\d{10}|\d{3,6})$/;
