/** How many digits a code has when the server does not say (CODE-118, CODE-409). */
export const CODE_LENGTH = 6;
/** Seconds until another code can be asked for, when the server does not say (CODE-119). */
export const RESEND_SECONDS = 180;
