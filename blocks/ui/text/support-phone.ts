/** Round the clock, free of charge (SHELL-104, SHELL-209). */
export const SUPPORT_PHONE = '8\u00a0800\u00a0550-05-00';
export const SUPPORT_PHONE_URL = 'tel:88005500500';
