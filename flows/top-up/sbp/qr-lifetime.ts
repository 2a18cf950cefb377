/** SBP-109: a QR is old after 15 minutes. */
export const QR_LIFETIME_MS = 900_000;
