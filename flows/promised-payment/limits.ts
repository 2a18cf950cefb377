/** How many digits the code has (PROM-120, PROM-204): the shared code has six. */
export const CODE_LENGTH = 4;

export const KOPECKS_PER_ROUBLE = 100;
