const FORMS: Readonly<Record<string, string>> = { one: 'цифра', few: 'цифры' };
const rules = new Intl.PluralRules('ru');

/** «6 цифр». */
export const toDigitWords = (count: number) => `${count}\u00a0${FORMS[rules.select(count)] ?? 'цифр'}`;
