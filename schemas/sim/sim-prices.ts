/** What a SIM costs once, in kopecks: each price is shown where the page asks for it (SIM-166 to SIM-168). */
export const SIM_PRICES = {
  none: null,
  /** A card that one registers oneself. */
  selfRegistration: 10_000,
  activation: 15_000,
  familyActivation: 10_000,
} as const;

export const SIM_PRICE_KINDS = ['none', 'selfRegistration', 'activation', 'familyActivation'] as const;

/** For moving a number here, in kopecks (MNP-117). */
export const NUMBER_TRANSFER_KOPECKS = 10_000;

/** The note at the price of an activation: so many days of the tariff are paid with it (SIM-169)… */
export const PAID_DAYS = 15;
/** …and so much a day the option of unlimited minutes costs, in kopecks. */
export const UNLIMITED_MINUTES_KOPECKS = 400;
