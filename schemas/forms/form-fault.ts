/** What is wrong with a form's definition, as its editors read it; visitors never do (requirements decision 21). */
export interface FormFault {
  readonly code: FormFaultCode;
  /** `error`: a field, or the form, is not there. `warning`: it is, with something mended. */
  readonly severity: 'error' | 'warning';
  /** RFC 6901 pointer into the definition: `/fields/3/type`. */
  readonly pointer: string;
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

/** A definition can hold any number of faults; a list of more helps nobody. */
export const MAX_FAULTS = 100;

type Entry = readonly [severity: FormFault['severity'], message: (detail: string) => string, fix: string];

const FAULTS = {
  'wrong-shape': ['error', () => 'Это не описание', 'Опишите форму и каждое поле объектом'],
  'missing-id': ['error', () => 'У формы нет идентификатора', 'Заполните id: без него форму не отправить'],
  'no-fields': ['error', () => 'В форме нечего заполнить', 'Добавьте хотя бы одно поле для ввода'],
  'too-many-fields': [
    'error',
    (detail) => `Полей больше, чем ${detail}: остальные не показаны`,
    'Разделите форму',
  ],
  'unknown-type': [
    'error',
    (type) => `Неизвестный тип поля ${type}`,
    'Возьмите тип из schemas/forms/README.md',
  ],
  'unknown-format': [
    'warning',
    (format) => `Неизвестный формат ${format}`,
    'Возьмите формат из schemas/forms/README.md',
  ],
  'type-format-mismatch': [
    'warning',
    (pair) => `Тип и формат не подходят друг другу: ${pair}`,
    'Исправьте тип или формат',
  ],
  'missing-name': ['error', () => 'У поля нет имени', 'Заполните name'],
  'reserved-name': [
    'error',
    (name) => `Имя ${name} занято или непригодно`,
    'Назовите поле иначе: без пробелов, не id, refererx, form_url и не с «__»',
  ],
  'duplicate-name': ['error', (name) => `Имя ${name} уже есть у другого поля`, 'Дайте полю своё имя'],
  'missing-title': ['warning', () => 'Нет названия', 'Заполните title'],
  'long-text': ['warning', (detail) => `Текст длиннее, чем ${detail}: он обрезан`, 'Сократите текст'],
  'hidden-without-value': ['warning', () => 'У скрытого поля нет значения', 'Заполните value или title'],
  'select-without-answers': ['error', () => 'В списке нечего выбрать', 'Добавьте ответы в answers'],
  'bad-answer': [
    'warning',
    () => 'Ответ списка не показан: его значение или название непригодно',
    'Проверьте value и title; у select-email value — адрес почты',
  ],
  'duplicate-answer': [
    'warning',
    () => 'Такое значение в списке уже есть',
    'Дайте каждому ответу своё value',
  ],
  'too-many-answers': [
    'warning',
    (detail) => `Ответов больше, чем ${detail}: остальные не показаны`,
    'Сократите список',
  ],
  'bad-file-limit': [
    'warning',
    () => 'Ограничение файлов непригодно, действует обычное',
    'maxFileSizeMb — число больше 0 и до 100; fileTypes — список вида application/pdf',
  ],
  'bad-page': [
    'warning',
    () => 'Номер страницы непригоден, поле стоит на первой',
    'page — целое число от 1 до 20',
  ],
  'bad-condition': [
    'warning',
    (reason) => `Условие показа не действует: ${reason}`,
    'showIf называет список или флажок без своего условия, стоящий раньше, и его значения',
  ],
  'otp-phone-missing': [
    'error',
    (name) => `Телефона для кода нет: ${name}`,
    'Назовите в otpPhoneField поле с форматом mobile',
  ],
  'otp-phone-mended': [
    'warning',
    () => 'Поле телефона для кода не такое, как нужно: его поправили',
    'Сделайте поле обязательным, без условия показа, с форматом mobile',
  ],
  'captcha-form-missing': [
    'warning',
    () => 'Не названа форма капчи, взята обычная',
    'Заполните captchaFormName латиницей',
  ],
} as const satisfies Record<string, Entry>;

export type FormFaultCode = keyof typeof FAULTS;

/** Takes a fault; `detail` goes into its message. */
export type Report = (code: FormFaultCode, path: readonly (string | number)[], detail?: string) => void;

/** A list of faults and what adds to it. */
export function createReport(): { report: Report; faults: FormFault[] } {
  const faults: FormFault[] = [];
  const report: Report = (code, path, detail = '') => {
    if (faults.length >= MAX_FAULTS) return;
    const [severity, message, fix]: Entry = FAULTS[code];
    faults.push({
      code,
      severity,
      pointer: path.map((part) => `/${part}`).join(''),
      message: message(detail),
      fix,
    });
  };
  return { report, faults };
}

/** A text of the definition inside a message, not too long. */
export const quote = (text: string) => `«${text.length > 60 ? `${text.slice(0, 60)}…` : text}»`;
