/** How texts of the site are written: typography and terms, one rule a way to be wrong. */
export interface TextRule {
  /** What is wrong; texts that it matches are reported. */
  wrong: RegExp;
  /** What is written instead, for editors. */
  right: string;
}

/**
 * Plain texts are judged, without tags. The specification's own words are let through: «Пополнить баланс» (PAY-102,
 * CONN-427), «с комиссией на баланс до» (PROM-107), the offer of TRF-210 with its «50%».
 */
export const TEXT_RULES: readonly TextRule[] = [
  { wrong: /\d ?%(?! за переход в )/u, right: '«50 %» с неразрывным пробелом' },
  { wrong: /\d ?₽/u, right: '«500 ₽» с неразрывным пробелом' },
  { wrong: /(?<!Пополнить )(?<!комиссией на )баланс/iu, right: '«счёт», а не «баланс»' },
  { wrong: /личн\p{L}{2,3}[ \u00A0]кабинет/u, right: '«Личный кабинет» с большой буквы' },
  { wrong: /Личн\p{L}{2,3}[ \u00A0]Кабинет/u, right: '«Личный кабинет»: большая буква только первая' },
  {
    wrong: /бесплатно[ \u00A0]за[ \u00A0]\d+[ \u00A0](?:дн|д[её]н|месяц|сут)/iu,
    right: '«Бесплатно» без срока',
  },
  { wrong: /\p{L} - \p{L}/u, right: 'тире «—», а не дефис' },
  { wrong: /["”]\p{Script=Cyrillic}|\p{Script=Cyrillic}["”]/u, right: '«ёлочки»' },
];

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The rules that a text breaks. Codes, addresses and texts of other languages have none. */
export function findBrokenRules(text: string): TextRule[] {
  return CYRILLIC.test(text) ? TEXT_RULES.filter(({ wrong }) => wrong.test(text)) : [];
}
