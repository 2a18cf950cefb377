/** What a visitor holds, as coarse as a funnel needs it. */
export const DEVICES = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof DEVICES)[number];
