import { BRAND } from '#schemas/brand';
import type { GatewayError } from '#schemas/gateway/errors';
import { FLOW_TEXTS } from './flow-texts';

/** The provider's name as the texts of 5000 and 5001 want it (CODE-07). */
const PROVIDER_NAME_IN = BRAND.prepositional;
const PROVIDER_NAME = BRAND.nominative;

/** What the service of codes and messages refuses with, by its code (CODE-06, CODE-133). */
export const SMS_ERROR_TEXTS = {
  '5000': `Этот номер не в ${PROVIDER_NAME_IN}`,
  '5001': `Номер получателя не ${PROVIDER_NAME}`,
  '5006': 'Неправильно введён код с картинки',
  '5012': 'Превышен лимит получения кода',
  '5013': 'Время кода истекло',
  '5014': 'Превышено количество попыток',
  '5015': 'Неверный код',
  '5018': 'У отправителя превышен лимит сообщений',
  '5019': 'У получателя превышен лимит сообщений',
} as const;

const TEXT_BY_CODE: ReadonlyMap<string, string> = new Map(Object.entries(SMS_ERROR_TEXTS));

/** The server's own text for the visitor (PAGE-405, PAGE-406); without one the text of its code, else the generic one. */
export function toErrorText({ message, code }: Pick<GatewayError, 'message' | 'code'>): string {
  return message ?? TEXT_BY_CODE.get(code ?? '') ?? FLOW_TEXTS.server;
}
