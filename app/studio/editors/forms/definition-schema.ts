import * as z from 'zod';

/**
 * Definitions of forms as editors fill them: types in groups, each with what matters to it, and the extensions of
 * docs/decisions/0015. Nothing is judged by it: that is the planner's (`#schemas/forms/plan-form`).
 */

const name = z.string().max(100).describe('Имя для отправки: латиницей, без пробелов, своё у каждого поля');
const title = z.string().max(300).describe('Название');
const required = z.boolean().optional().describe('Обязательное');
const placeholder = z.string().max(200).optional().describe('Пример в пустом поле');
const notice = z.string().max(1000).optional().describe('Подсказка под названием');
const page = z.int().min(1).max(20).optional().describe('Страница формы: с какой страницы поле видно, от 1');
const showIf = z
  .object({
    name: z.string().max(100).describe('Имя списка или флажка, который стоит раньше'),
    values: z
      .array(z.string().max(200))
      .min(1)
      .max(500)
      .describe('При каких значениях; у флажка: true или false'),
  })
  .optional()
  .describe('Показывать не всегда');
const placing = { page, showIf };

const TEXT_FORMATS = [
  ...(['string', 'name', 'fio', 'email', 'mobile', 'mobile_international', 'integer', 'amount'] as const),
  ...(['passport_series', 'passport_number', 'captcha'] as const),
] as const;
const textFormat = z
  .enum(TEXT_FORMATS)
  .optional()
  .describe(
    'Что вводят: любой текст, имя, фамилия имя и отчество, почта, телефон, телефон любой страны, целое число, сумма, серия паспорта, номер паспорта, код с картинки',
  );
const isOtpPhone = z.boolean().optional().describe('На этот телефон придёт код подтверждения');

const text = z.object({
  type: z.enum(['input', 'textarea']).describe('строка текста, несколько строк'),
  title,
  name,
  format: textFormat,
  required,
  placeholder,
  notice,
  isOtpPhone,
  ...placing,
});

const date = z.object({
  type: z.enum(['date', 'datetime']).describe('дата, дата и время'),
  title,
  name,
  format: z
    .enum(['date', 'future_date', 'datetime'])
    .optional()
    .describe('Какие дни: прошедшие и сегодня, будущие с третьего дня, прошедшие и время'),
  required,
  notice,
  ...placing,
});

const checkbox = z.object({
  type: z.enum(['checkbox']).describe('флажок'),
  title,
  name,
  required,
  notice,
  ...placing,
});

const answers = (value: string) =>
  z
    .array(
      z.object({
        title: z.string().max(300).describe('Ответ'),
        value: z.union([z.string(), z.int()]).describe(value),
      }),
    )
    .max(500)
    .optional()
    .describe('Ответы');

const select = z.object({
  type: z.enum(['select']).describe('список'),
  title,
  name,
  answers: answers('Значение, которое уйдёт оператору'),
  required,
  placeholder,
  notice,
  ...placing,
});

const selectEmail = z.object({
  type: z.enum(['select-email']).describe('список адресов: форма уйдёт на почту выбранного'),
  title,
  name,
  answers: answers('Почта, посетитель её не увидит'),
  required,
  placeholder,
  notice,
  ...placing,
});

const files = z.object({
  type: z.enum(['file', 'multiplefiles']).describe('один файл, несколько файлов'),
  title,
  name,
  required,
  notice,
  maxFileSizeMb: z
    .number()
    .positive()
    .max(100)
    .optional()
    .describe('Сколько мегабайт можно: всего, до 100; без числа 20'),
  fileTypes: z
    .array(z.string().max(100))
    .max(100)
    .optional()
    .describe('Какие файлы кроме картинок и видео: application/pdf'),
  ...placing,
});

const heading = z.object({
  type: z.enum(['title']).describe('заголовок внутри формы'),
  title,
  notice,
  name: name.optional(),
  ...placing,
});

const hidden = z.object({
  type: z.enum(['hidden']).describe('скрытое значение'),
  name,
  value: z.string().max(2000).optional().describe('Значение'),
  title: title.optional(),
});

/** The types of dynamic forms say themselves what is typed (FORM-11). */
const DYNAMIC = [
  ...([
    'string',
    'email',
    'integer',
    'passport series',
    'passport number',
    'name',
    'full name',
    'mobile',
  ] as const),
  ...(['future date', 'date-time', 'multiple files', 'captcha'] as const),
] as const;
const dynamic = z.object({
  type: z
    .enum(DYNAMIC)
    .describe(
      'динамический: текст, динамический: почта, динамический: целое число, динамический: серия паспорта, динамический: номер паспорта, динамический: имя, динамический: ФИО, динамический: телефон, динамический: будущая дата, динамический: дата и время, динамический: файлы, динамический: код с картинки',
    ),
  title,
  name,
  required,
  placeholder,
  notice,
  isOtpPhone,
  ...placing,
});

const field = z
  .discriminatedUnion('type', [text, date, checkbox, select, selectEmail, files, heading, hidden, dynamic])
  .describe('Поле');

const definition = z.object({
  title: z.string().max(300).describe('Тема формы: так её выбирают из списка, если форм несколько'),
  id: z.union([z.string(), z.int()]).describe('Идентификатор: под ним оператор принимает форму'),
  subTitle: z.string().max(500).optional().describe('Подзаголовок'),
  notice: z.string().max(2000).optional().describe('Пояснение над полями'),
  fields: z.array(field).max(300).describe('Поля'),
  hasCaptcha: z.boolean().optional().describe('Код с картинки перед отправкой'),
  captchaFormName: z.string().max(100).optional().describe('Имя формы для кода с картинки: латиницей'),
  otpPhoneField: z
    .string()
    .max(100)
    .optional()
    .describe('Имя поля с телефоном, на который придёт код подтверждения'),
  successMessageTitle: z.string().max(300).optional().describe('Заголовок после отправки'),
  successMessageText: z.string().max(2000).optional().describe('Текст после отправки'),
});

/** The forms of one page: each is a theme that a visitor chooses. */
export const formsSchema = z.array(definition.describe('Форма')).max(20).describe('Формы этой страницы');
