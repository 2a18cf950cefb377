import * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import { termsLink, toTypedName, typedEmail } from '../kit/contact/contact-rules';
import { CONTACT_TEXTS } from '../kit/contact/contact-texts';
import { typedNumber } from '../kit/phone/typed-number';
import { texts } from './texts';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

/** What a landing can ask for, by the names that the operator's call has for it. */
export const ASKED = ['name', 'phone', 'email'] as const;
export type Asked = (typeof ASKED)[number];

const MAX_LANDING_LENGTH = 60;
const LANDING = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const line = (max: number, text: string) => z.string().trim().min(1).max(max).default(text);

const asks = z
  .array(z.enum(ASKED).describe('Поле: имя, телефон, почта'))
  .min(1, texts.noReach)
  .max(ASKED.length)
  .refine((fields) => fields.includes('phone') || fields.includes('email'), texts.noReach)
  .refine((fields) => new Set(fields).size === fields.length, texts.askedTwice);

export const props = z.object({
  landing: limitedText(MAX_LANDING_LENGTH)
    .min(1)
    .regex(LANDING)
    .describe(
      'Метка лендинга: по\u00a0ней оператор различает, откуда пришёл контакт. Например, «office-internet»',
    ),
  title: line(160, 'Оставьте контакт').describe('Заголовок формы'),
  description: z.string().max(400).default('').describe('Пояснение под заголовком'),
  asks: asks
    .default(['name', 'phone'])
    .describe('Что спросить: поля по\u00a0порядку, среди них телефон или почта'),
  button: line(40, 'Отправить').describe('Надпись на\u00a0кнопке'),
  thanksTitle: line(160, 'Спасибо, записали').describe('Заголовок после отправки'),
  thanks: line(400, 'Менеджер свяжется с\u00a0вами в\u00a0рабочее время.').describe(
    'Что будет дальше: текст после отправки',
  ),
  termsLink,
});
export type Props = z.output<typeof props>;

const RULES: Readonly<Record<Asked, z.ZodType<string>>> = {
  name: toTypedName({ missing: CONTACT_TEXTS.nameMissing, tooLong: CONTACT_TEXTS.nameTooLong }),
  phone: typedNumber,
  email: typedEmail,
};

type Given = Partial<Record<Asked, string>>;

/** The fields that the editor has chosen; all of them have to be filled in. */
export const toSaveInput = ({ props: { asks: asked } }: { props: Pick<Props, 'asks'> }): z.ZodType<Given> =>
  z.object(Object.fromEntries(asked.map((field) => [field, RULES[field]])));

/** Empty where the landing does not ask for it. */
const contact = z.object({
  name: z.string(),
  /** 11 digits starting with 7. */
  phone: z.string(),
  email: z.string(),
});
export type Contact = z.output<typeof contact>;

export const saved = contact.extend({ type: z.literal('SAVED') });

export type Events = {
  SAVED: Contact;
  CORRECT: object;
};
