/** What a visitor reads who has tried too often; `seconds` to wait. */
export function toTooManyTries(seconds: number): string {
  const wait = seconds < 60 ? `${seconds} с` : `${Math.ceil(seconds / 60)} мин`;
  return `Слишком много попыток. Попробуйте через ${wait}.`;
}
