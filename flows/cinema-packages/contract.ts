import * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import { price } from '#schemas/values/price';
import { messages } from './texts';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

const MAX_CODE = 40;

const onePackage = z.object({
  serviceCode: limitedText(MAX_CODE)
    .regex(/^[A-Za-z0-9][\w-]*$/)
    .describe('Код пакета у оператора'),
  title: z.string().trim().min(1).max(60).describe('Название без кавычек'),
  text: z.string().trim().max(160).optional().describe('Что в пакете, одной строкой'),
  price: price.optional().describe('Цена; без неё о\u00a0ней не\u00a0говорится'),
});
export type CinemaPackage = z.output<typeof onePackage>;

export const props = z.object({
  title: z.string().trim().min(1).max(160).default('Пакеты кино').describe('Заголовок первого шага'),
  description: z
    .string()
    .max(400)
    .default('Добавьте пакет к\u00a0подписке: он появится там, где вы уже смотрите.')
    .describe('Пояснение под заголовком'),
  packages: z.array(onePackage).min(1).max(12).describe('Пакеты, из которых выбирает посетитель'),
  done: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .default('Смотреть можно уже сейчас.')
    .describe('Что дальше, когда пакет подключён'),
});
export type Props = z.output<typeof props>;

/** One of the page's packages. */
export function toConnectInput({ props: { packages } }: { props: Props }) {
  const isOffered = (code: string) => packages.some(({ serviceCode }) => serviceCode === code);
  return z.object({
    serviceCode: limitedText(MAX_CODE, { missing: messages.missing, tooLong: messages.missing }).refine(
      isOffered,
      messages.missing,
    ),
  });
}

export const connected = z.object({
  type: z.literal('CONNECTED'),
  serviceCode: z.string(),
  /** The codes of all packages that the account has now. */
  services: z.array(z.string()),
});
const signedOut = z.object({ type: z.literal('SIGNED_OUT'), serviceCode: z.string() });
export const connectAnswer = z.discriminatedUnion('type', [connected, signedOut]);

export type Events = {
  CONNECTED: Omit<z.output<typeof connected>, 'type'>;
  SIGNED_OUT: Omit<z.output<typeof signedOut>, 'type'>;
  BACK: object;
};
