/** The steps with their numbers, as the specification has them (ROAM-210); analytics tells steps by these. */
export const ROAMING_STEPS = {
  initial: 0,
  goodbye: 1,
  calculator: 2,
  'get-sms': 3,
  'confirm-sms': 4,
  success: 5,
  chinese: 6,
} as const;

/** The link to all countries where the prices of home apply (ROAM-208), and elsewhere (ROAM-209). */
export const GOODBYE_HELPER_TEXT = 'Узнать стоимость в\u00A0другой стране';
export const HELPER_TEXT = 'Узнать стоимость';

/** The page with all countries (ROAM-202). */
export const WORLD_URL = '/roaming/world';
