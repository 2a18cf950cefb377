/** The prefixes of the calls (PAGE-32): what the specification shortens is completed by them, here only. */
export const API_BASE = {
  /** Content and everything else that the site's own backend answers. */
  unite: '/api/unite/v1',
  retail: '/api/retail/v1',
  sms: '/api/sms',
  /** Личный кабинет. */
  selfCare: '/api/lk',
  /** Мобильный личный кабинет. */
  mobileSelfCare: '/api/mlk',
  account: '/api/account/v1',
} as const;
