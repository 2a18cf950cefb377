/** How many digits the code has when the server does not say (PROM-120, PROM-204): the shared code has six. */
export const CODE_LENGTH = 4;

/** PROM-118, PROM-205. */
export const PROMISED_RESEND_SECONDS = 180;

export const KOPECKS_PER_ROUBLE = 100;
