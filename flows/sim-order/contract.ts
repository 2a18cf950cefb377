import * as z from 'zod';
import { safeUrl } from '#schemas/values/safe-url';
import { NUMBER_SEARCH_MODES, NUMBER_TIERS } from '#schemas/gateway/sim-steps';
import { isIcc, toIccDigits } from '#schemas/sim/icc';
import { SIM_PRICE_KINDS } from '#schemas/sim/sim-prices';
import { limitedText } from '#schemas/values/limited-text';
import { captchaWanted, codeSent, type CodeEvents } from '../kit/code/code-contract';
import { typedNumber } from '../kit/phone/typed-number';
import { portingDay } from '../kit/sim/porting-day';
import { NUMBER_GROUPS } from './numbers';
import { SIM_TEXTS } from './texts';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

const line = (max: number, text: string) => z.string().trim().min(1).max(max).default(text);

export const props = z.object({
  kind: z
    .enum(['esim', 'teleport', 'dsim'])
    .default('esim')
    .describe('Что оформляют: новую eSIM, карту с\u00a0саморегистрацией, цифровую карту'),
  title: line(160, SIM_TEXTS.title).describe('Заголовок первого шага'),
  description: z
    .string()
    .max(400)
    .default('Понадобятся паспорт и\u00a0телефон, на\u00a0который придёт код.')
    .describe('Пояснение под заголовком'),
  price: z
    .enum(SIM_PRICE_KINDS)
    .default('none')
    .describe('Цена самой SIM: без оплаты, саморегистрация, активация, активация в\u00a0семье'),
  helpLink: safeUrl()
    .default('/help/info/sim/abonent_id')
    .describe('Страница о\u00a0том, как оформить SIM самостоятельно'),
  installLink: safeUrl()
    .default('/esim/instruction')
    .describe('Страница с\u00a0инструкцией по\u00a0установке eSIM'),
  devicesLink: safeUrl()
    .default('/esim/devices')
    .describe('Страница со\u00a0списком устройств, которые поддерживают eSIM'),
});

const regionChoice = z.object({ id: z.string(), title: z.string() });
export type RegionChoice = z.output<typeof regionChoice>;

export interface Loaded {
  regions: RegionChoice[];
  /** The region of the site that the visitor is on; null where the operator does not know it (SIM-159). */
  detected: string | null;
  /** The day in Moscow when the page was made, as an ISO date. */
  today: string;
}
export type Props = z.output<typeof props> & Loaded;

const kopecks = z.number().int();
const pricedSchema = z.object({ id: z.string(), title: z.string(), kopecks });
export type Priced = z.output<typeof pricedSchema>;

const simNumber = z.object({ msisdn: z.string(), tier: z.enum(NUMBER_TIERS), kopecks });
export type SimNumber = z.output<typeof simNumber>;

/** What is chosen by now; each step carries it. */
const order = z.object({
  region: z.string(),
  phone: z.string(),
  email: z.string(),
  /** `until`: an ISO moment, reserved for so long; empty when the operator does not say. */
  number: simNumber.extend({ until: z.string() }).nullable(),
  porting: z.object({ msisdn: z.string(), date: z.string() }).nullable(),
  tariff: pricedSchema.nullable(),
  packs: z.array(pricedSchema),
  /** The visitor's own number, once they have confirmed it by a code in this visit; empty before. */
  confirmed: z.string(),
});
export type Order = z.output<typeof order>;

const search = z.object({
  mode: z.enum(NUMBER_SEARCH_MODES),
  tier: z.enum(['any', ...NUMBER_TIERS]),
  query: z.string(),
  group: z.enum(NUMBER_GROUPS),
});
export type Search = z.output<typeof search>;

const at = <State extends z.ZodRawShape>(state: State) => z.object({ order, ...state });

const contacts = at({});
const number = at({ search, numbers: z.array(simNumber), isCut: z.boolean() });
const phone = at({ of: z.enum(['number', 'phone']), msisdn: z.string() });
const tariff = at({ tariffs: z.array(pricedSchema.extend({ text: z.string() })) });
const packs = at({ tariff: pricedSchema, offered: z.array(pricedSchema) });
const portal = at({ redirect: z.string() });
const signing = at({
  status: z.enum(['none', 'sending', 'sent', 'signed', 'expired']),
  redirect: z.string(),
});
const install = at({
  profile: z.object({ qr: z.string(), activationCode: z.string(), address: z.string(), code: z.string() }),
});
const success = at({ account: z.string() });
const failed = z.object({ message: z.string() });

export type Steps = {
  contacts: z.output<typeof contacts>;
  number: z.output<typeof number>;
  phone: z.output<typeof phone>;
  tariff: z.output<typeof tariff>;
  packs: z.output<typeof packs>;
  portal: z.output<typeof portal>;
  signing: z.output<typeof signing>;
  install: z.output<typeof install>;
  success: z.output<typeof success>;
  failed: z.output<typeof failed>;
  /** Steps that need nothing but what is chosen. */
  plain: { order: Order };
};

const step = <const Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), step: data });
const toContacts = step('CONTACTS', contacts);
const toNumber = step('NUMBER', number);
const toPhone = step('PHONE', phone);
const toTariff = step('TARIFF', tariff);
const toPacks = step('PACKS', packs);
const toIdentity = step('IDENTITY', at({}));
const toPortal = step('PORTAL', portal);
const toQuestionnaire = step('QUESTIONNAIRE', at({}));
const toContract = step('CONTRACT', at({}));
const toSigning = step('SIGNING', signing);
const toInstall = step('INSTALL', install);
const toPending = step('PENDING', at({}));
const toSuccess = step('SUCCESS', success);
const toFailed = step('FAILED', failed);
/** A link to another device (decision 0074). `until`: milliseconds since 1970. */
const deviceLink = z.object({ address: z.string(), until: z.number() });
export type DeviceLink = z.output<typeof deviceLink>;
const linkMade = z.object({ type: z.literal('LINK_MADE'), link: deviceLink });
const linkGone = z.object({ type: z.literal('LINK_GONE') });

const restarted = z.object({ type: z.literal('RESTARTED'), hasCard: z.boolean() });
/** The operator knows an order that this one was begun as. */
const toResume = z.object({
  type: z.literal('RESUME'),
  process: z.string(),
  confirmed: z.string(),
  /** The token of a link that has led here, or `GONE_LINK`; empty without one. */
  link: z.string(),
});

/** The steps that an order may be gone on with at, and a beginning where the operator has forgotten it. */
const goneOn = [
  toContacts,
  toNumber,
  toPhone,
  toTariff,
  toIdentity,
  toQuestionnaire,
  toContract,
  toSigning,
  toInstall,
  toPending,
  toSuccess,
  toFailed,
  restarted,
] as const;

/** What each action may lead to. */
export const answers = {
  begin: z.discriminatedUnion('type', [toContacts, toResume]),
  icc: z.discriminatedUnion('type', [z.object({ type: z.literal('REGION') }), toResume]),
  numbers: z.discriminatedUnion('type', [toNumber]),
  chooseNumber: z.discriminatedUnion('type', [toTariff, toNumber]),
  port: z.discriminatedUnion('type', [toPhone]),
  chooseTariff: z.discriminatedUnion('type', [toPacks, toIdentity]),
  tariffs: z.discriminatedUnion('type', [toTariff]),
  identified: z.discriminatedUnion('type', [toIdentity]),
  identity: z.discriminatedUnion('type', [toPhone, toPortal]),
  checkIdentity: z.discriminatedUnion('type', [toPhone, toIdentity]),
  confirm: z.discriminatedUnion('type', [toTariff, toQuestionnaire, captchaWanted]),
  questionnaire: z.discriminatedUnion('type', [toContract]),
  order: z.discriminatedUnion('type', [toSigning, toFailed]),
  checkContract: z.discriminatedUnion('type', [toSigning, toInstall, toPending, toSuccess, toFailed]),
  activation: z.discriminatedUnion('type', [toPending, toSuccess, toFailed]),
  resume: z.discriminatedUnion('type', goneOn),
  reset: z.discriminatedUnion('type', [restarted]),
  code: z.discriminatedUnion('type', [codeSent, captchaWanted]),
  makeLink: z.discriminatedUnion('type', [linkMade]),
  linkCode: z.discriminatedUnion('type', [codeSent, captchaWanted, linkGone]),
  confirmLink: z.discriminatedUnion('type', [...goneOn, captchaWanted, linkGone]),
};

const MAX_ID = 100;
const MAX_EMAIL = 100;
const MAX_QUERY = 40;
const MAX_DIGITS = 10;
const MAX_PACKS = 50;
const id = limitedText(MAX_ID);
const isEmail = (typed: string) => /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed);

export const iccInput = z.object({
  icc: limitedText(MAX_QUERY, { missing: SIM_TEXTS.iccInvalid, tooLong: SIM_TEXTS.iccInvalid })
    .transform(toIccDigits)
    .refine(isIcc, SIM_TEXTS.iccInvalid),
});

export const regionInput = z.object({ region: id.min(1, SIM_TEXTS.regionMissing) });

export const contactsInput = z.object({
  // SIM-124, SIM-125
  phone: typedNumber.catch('').refine((cleaned) => cleaned !== '', SIM_TEXTS.phoneInvalid),
  email: limitedText(MAX_EMAIL, { missing: SIM_TEXTS.emailInvalid, tooLong: SIM_TEXTS.emailInvalid })
    .trim()
    .refine(isEmail, SIM_TEXTS.emailInvalid),
});

/** SIM-126; `ALL` asks for no digits. */
export const searchInput = search
  .extend({
    mode: search.shape.mode.default('ALL'),
    // SIM-121
    tier: search.shape.tier.default('simple'),
    query: limitedText(MAX_QUERY, { tooLong: SIM_TEXTS.queryInvalid }).trim().default(''),
    group: search.shape.group.default('LIST'),
  })
  .refine(({ mode, query }) => mode === 'ALL' || isQuery(query), {
    path: ['query'],
    message: SIM_TEXTS.queryInvalid,
  });

/** Digits with spaces and hyphens for the eye. */
const isQuery = (typed: string) =>
  /^[\d\s-]+$/.test(typed) && /\d/.test(typed) && typed.replace(/\D/g, '').length <= MAX_DIGITS;

/** Empty for any number. */
export const numberInput = z.object({ number: id.default('') });

/** A number to move, and the day. */
export const toPortingInput = ({ now }: { now: number }) =>
  z.object({ msisdn: typedNumber, date: portingDay(now, SIM_TEXTS.missing) });

export const tariffInput = z.object({ tariff: id.default('') });
export const packsInput = z.object({
  pack: z.union([id.transform((one) => [one]), z.array(id).max(MAX_PACKS)]).default([]),
});
export const identityInput = z.object({
  method: z.enum(['subscriber', 'unep'], SIM_TEXTS.methodMissing),
});
export const orderInput = z.object({ agreed: z.literal('on', SIM_TEXTS.agreeMissing) });

type To<Data> = { step: Data };
export type Events = CodeEvents & {
  RESUME: { process: string; confirmed: string; link: string };
  LINK_GONE: object;
  LINK_MADE: { link: DeviceLink };
  REGION: object;
  CONTACTS: To<Steps['contacts']>;
  NUMBER: To<Steps['number']>;
  PHONE: To<Steps['phone']>;
  TARIFF: To<Steps['tariff']>;
  PACKS: To<Steps['packs']>;
  IDENTITY: To<Steps['plain']>;
  PORTAL: To<Steps['portal']>;
  QUESTIONNAIRE: To<Steps['plain']>;
  CONTRACT: To<Steps['plain']>;
  SIGNING: To<Steps['signing']>;
  INSTALL: To<Steps['install']>;
  PENDING: To<Steps['plain']>;
  SUCCESS: To<Steps['success']>;
  FAILED: To<Steps['failed']>;
  RESTARTED: { hasCard: boolean };
  /** Number porting in place of a new number. */
  PORT: object;
  BACK: object;
  CHANGE_NUMBER: object;
};
