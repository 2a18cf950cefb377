import { toCounted } from '#schemas/values/plural';

/** «6 цифр». */
export const toDigitWords = (count: number) => toCounted(count, ['цифра', 'цифры', 'цифр']);
