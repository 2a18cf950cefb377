import * as z from 'zod';
import { HOME_INTERNET_PHONE } from '#schemas/products/home-internet-phone';
import { safeUrl } from '#schemas/values/safe-url';
import { refersTo } from '#schemas/references/refers-to';
import { limitedText } from '#schemas/values/limited-text';
import { foundAddresses, type AddressSuggestion, type CheckedAddress } from '../kit/address/address-contract';
import { judgePlace, PLACE_FIELDS } from '../kit/address/typed-place';
import { captcha, type Captcha } from '../kit/captcha/captcha';
import { MAX_CODE_LENGTH } from '../kit/captcha/limits';
import { UTM_FIELDS } from '../kit/connection/utm-input';
import { toTypedName } from '../kit/contact/contact-rules';
import { typedNumber } from '../kit/phone/typed-number';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import {
  CHOICE_STEPS,
  CONNECTION_KINDS,
  listChoiceSteps,
  MAX_COUNT,
  MIN_COUNT,
  toCountName,
  toTakeName,
  type ChoiceStep,
  type Offer,
} from './offer';
import { HOME_TEXTS } from './texts';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

const KOPECKS = 100;
/** HOME-219: roubles for 30 days, where the operator does not say. */
const ROUTER_RENTAL = 500;
/** The number of the step that the address is shown from (CONV-212): the first one after its check. */
const CONVERGENT_SHOW_ADDRESS = 2;
const LAST_STEP = 5;
const MAX_ID_LENGTH = 100;
const MAX_PACKS = 50;

const line = (max: number, text: string) => z.string().trim().min(1).max(max).default(text);

export const props = z.object({
  kind: z
    .enum(CONNECTION_KINDS)
    .default('home')
    .describe(
      'Что подключают: домашний интернет, пакет связи с\u00a0домашним интернетом, домашний интернет к\u00a0тарифу с\u00a0карточки',
    ),
  asksAddress: z
    .boolean()
    .default(true)
    .describe('Начинать с\u00a0проверки адреса; если нет, адрес спросит специалист'),
  title: line(160, HOME_TEXTS.address).describe('Заголовок первого шага'),
  description: z
    .string()
    .max(400)
    .default('Скажем сразу, можно\u00a0ли провести кабель, и\u00a0посчитаем, сколько будет стоить.')
    .describe('Пояснение под заголовком'),
  privateHouse: line(80, 'Я\u00a0живу в\u00a0частном доме').describe('Подпись у\u00a0флажка частного дома'),
  tariffId: refersTo('tariff', z.string().trim().max(MAX_ID_LENGTH))
    .default('')
    .describe(
      'Код мобильного тарифа, к\u00a0которому подключают интернет; пусто\u00a0— интернет сам по\u00a0себе',
    ),
  addressFromStep: z
    .number()
    .int()
    .min(CONVERGENT_SHOW_ADDRESS)
    .max(LAST_STEP)
    .default(CONVERGENT_SHOW_ADDRESS)
    .describe('С\u00a0какого по\u00a0счёту шага показывать проверенный адрес'),
  wirelessLink: safeUrl()
    .default('/help/info/wireless.html')
    .describe('Страница о\u00a0беспроводном интернете'),
  routerKopecks: z
    .number()
    .int()
    .min(0)
    .default(ROUTER_RENTAL * KOPECKS)
    .describe(
      'Аренда роутера 4G за\u00a030\u00a0дней, в\u00a0копейках; если оператор не\u00a0назвал свою цену',
    ),
  phone: line(40, HOME_INTERNET_PHONE).describe('С\u00a0какого номера позвонит специалист'),
  hours: z
    .object({
      from: line(5, '9:00').describe('С\u00a0какого часа звоним'),
      until: line(5, '21:00').describe('До\u00a0какого часа звоним'),
      minutes: z.number().int().min(1).max(600).default(30).describe('Обычно звоним через столько минут'),
    })
    .prefault({})
    .describe('Когда позвонит специалист, по\u00a0московскому времени'),
});

export interface Loaded {
  offer: Offer;
}
export type Props = z.output<typeof props> & Loaded;

/** The house: picked from suggestions, or a private one by its parts (CONV-24). */
const place = z.object({
  address: z.string(),
  /** Empty for a private house (CONV-21). */
  guid: z.string(),
  network: z.enum(['own', 'partner', 'private', 'absent']),
  parts: z.object({ city: z.string(), street: z.string(), house: z.string() }).nullable(),
});
export type Place = z.output<typeof place>;
export type HouseParts = NonNullable<Place['parts']>;

const toPlace = ({ address, guid, network }: CheckedAddress): Place => ({
  address,
  guid,
  network,
  parts: null,
});

/** An address that is picked, or the parts of a private house. */
export const checkInput = z
  .object({ ...PLACE_FIELDS, private: z.literal('on').optional() })
  .superRefine((typed, context) => judgePlace(typed, typed.private === 'on', context));

const id = limitedText(MAX_ID_LENGTH);

/** Each that was ticked. */
const packs = z.union([id.transform((one) => [one]), z.array(id).max(MAX_PACKS)]).default([]);

/** A speed; or a package, with what is added to it. */
export const planInput = z.object({ plan: id.default(''), pack: packs });
/** `main` is the channels, empty for none. */
export const televisionInput = z.object({ main: id.default(''), pack: packs });

const COUNTS = Array.from({ length: MAX_COUNT }, (_, index) => String(index + MIN_COUNT));

/** HOME-222: of each device that is taken one to five. */
export function toDevicesInput({ props: { offer } }: { props: Loaded }) {
  return z.object(
    Object.fromEntries<z.ZodType<string | undefined>>(
      offer.devices.flatMap((device) => [
        [toTakeName(device.id), z.literal('on').optional()],
        [toCountName(device.id), z.enum(COUNTS).default(String(MIN_COUNT))],
      ]),
    ),
  );
}

export const routerInput = z.object({ router: z.enum(['yes', 'no']).default('no') });

export const requestInput = z.object({
  // CONV-32
  name: toTypedName({ missing: HOME_TEXTS.missing, tooLong: HOME_TEXTS.nameTooLong }),
  // CONV-29
  msisdn: typedNumber.refine((cleaned) => cleaned[1] !== '0', FLOW_TEXTS.numberInvalid),
  captchaCode: limitedText(MAX_CODE_LENGTH, {
    missing: HOME_TEXTS.captchaMissing,
    tooLong: HOME_TEXTS.captchaWrong,
  })
    .trim()
    .min(1, HOME_TEXTS.captchaMissing),
  ...UTM_FIELDS,
});

const chosen = z.object({
  plan: z.string(),
  television: z.array(z.string()),
  devices: z.array(z.object({ id: z.string(), count: z.number().int() })),
});

const kopecks = z.number().int().nullable();
const receipt = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      count: z.number().int(),
      monthlyKopecks: kopecks,
      fullMonthlyKopecks: kopecks,
      onceKopecks: kopecks,
    }),
  ),
  monthlyKopecks: z.number().int(),
  fullMonthlyKopecks: z.number().int(),
  onceKopecks: z.number().int(),
  isWhole: z.boolean(),
});

/** The address that was found, with the steps that have something to choose there. */
const checked = z.object({ type: z.literal('CHECKED'), place, steps: z.array(z.enum(CHOICE_STEPS)) });
const notSupported = z.object({ type: z.literal('NOT_SUPPORTED'), place });
const passed = z.object({ type: z.literal('PASSED'), place, chosen, receipt, captcha });
const chosenAnswer = z.object({ type: z.literal('CHOSEN'), chosen });
export const requestAnswer = z.object({ type: z.literal('REQUESTED'), chosen, receipt, captcha });
/** What was chosen is added to a tariff; of a later page of the visit with the tariff and the house. */
const added = z.object({
  type: z.literal('ADDED'),
  chosen,
  tariff: z.string(),
  place,
  steps: z.array(z.enum(CHOICE_STEPS)),
});
/** What a step of the choice leads to: the next one, or the end of the choice. */
export const choiceAnswer = z.discriminatedUnion('type', [chosenAnswer, requestAnswer, added]);
/** The last step of the choice leads to its end. */
export const devicesAnswer = z.discriminatedUnion('type', [requestAnswer, added]);
/** The address, or what an earlier page of the visit has come to. */
export const checkAnswer = z.discriminatedUnion('type', [
  foundAddresses,
  checked,
  passed,
  notSupported,
  added,
]);
/** What the visit remembers of an addition. */
export const addition = added.omit({ type: true });
export type Addition = z.output<typeof addition>;
export const captchaAnswer = z.object({ type: z.literal('CAPTCHA'), captcha });
const repriced = z.object({ type: z.literal('REPRICED'), receipt, captcha });
const sent = z.object({ type: z.literal('SENT'), number: z.string() });
export const sendAnswer = z.discriminatedUnion('type', [sent, captchaAnswer, repriced]);

/** What the operator says of a house. */
export type Verdict = z.output<typeof checked> | z.output<typeof notSupported>;

/** HOME-232: a house without any network has not passed. */
export function toVerdict(found: CheckedAddress, props: Pick<Props, 'kind' | 'offer'>, plan = ''): Verdict {
  return toPassed(toPlace(found), props, plan);
}

export function toPassed(its: Place, props: Pick<Props, 'kind' | 'offer'>, plan: string): Verdict {
  if (its.network === 'absent') return { type: 'NOT_SUPPORTED', place: its };
  return { type: 'CHECKED', place: its, steps: listChoiceSteps(props, its.network, plan) };
}

type ChosenIds = z.output<typeof chosen>;
type KnownReceipt = z.output<typeof receipt>;
type Requested = { chosen: ChosenIds; receipt: KnownReceipt; captcha: Captcha };

export type Events = {
  FOUND: { address: string; found: AddressSuggestion[] };
  CHECKED: { place: Place; steps: ChoiceStep[] };
  /** Checked, with nothing left to choose. */
  PASSED: { place: Place } & Requested;
  NOT_SUPPORTED: { place: Place };
  CHOSEN: { chosen: ChosenIds };
  REQUESTED: Requested;
  ADDED: Addition;
  CAPTCHA: { captcha: Captcha };
  REPRICED: { receipt: KnownReceipt; captcha: Captcha };
  SENT: { number: string };
  /** The speed, the package or the tariff whose card the window was opened from. */
  CHOOSE: { choice?: string };
  BACK: object;
  CHANGE_ADDRESS: object;
  CLOSE: object;
};
