import { BRAND } from '../brand';

/** Of a subscriber of the operator (ACCT-404). */
export const USER_LABEL = `${BRAND.slug} user`;
/** Of everybody else, and of those of whom nobody knows. */
export const OTHER_LABEL = `not ${BRAND.slug} user`;

export const AUDIENCE_LABELS = [USER_LABEL, OTHER_LABEL] as const;
export type AudienceLabel = (typeof AUDIENCE_LABELS)[number];
