/** What the order of number porting reads from its address (MNP-101, MNP-103). */
export const PORTING_PARAMETERS = [
  'tariffTag',
  'orderTariff',
  'packTag',
  'pack',
  'ref',
  'system',
  'personal',
] as const;
