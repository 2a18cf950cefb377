/** PAY-118: an amount counts as entered only when it is above 0. */
export const isAmountEntered = (amountKopecks: number) => amountKopecks > 0;
