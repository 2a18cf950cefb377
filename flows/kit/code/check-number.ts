interface NumberCheck {
  /** The number to be checked: 11 digits when it is whole. */
  msisdn: string;
  /** The code that was typed for it. */
  code: string;
  codeLength: number;
  /** The number that was checked last; null before the first check. */
  previous: string | null;
}

/** Is there something new to check? Only a whole number, with a whole code, and another number than the last time. */
export function shouldCheckNumber({ msisdn, code, codeLength, previous }: NumberCheck): boolean {
  const isWholeNumber = /^7\d{10}$/.test(msisdn);
  const isWholeCode = code.length === codeLength && /^\d+$/.test(code);
  return isWholeNumber && isWholeCode && msisdn !== previous;
}
