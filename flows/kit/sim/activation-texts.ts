import { BRAND } from '#schemas/brand';
import type { GatewayError } from '#schemas/gateway/errors';
import { FLOW_TEXTS } from '../texts/flow-texts';

/** What the operator's codes of SIM ordering say to a visitor: the one table of SIM-155 to SIM-158. */

const CANNOT_MOVE = 'Этот номер не\u00a0получится перенести';
const NOT_PASSED = 'Данные не\u00a0прошли проверку';
const MOST_ORDERED = 'Вы\u00a0заказали максимально доступное количество eSIM';
const WENT_WRONG = 'Что-то пошло не\u00a0так. Нажмите кнопку или зайдите позже';
/** A number that came to another operator so lately stays there for a while (MNP-112). */
const PAUSE_DAYS = 60;

const because = (why: string) => `${CANNOT_MOVE}: ${why}`;
const OTHER_REGION = because('он\u00a0из\u00a0другого региона');
const OWN_NUMBER = because(`он\u00a0уже в\u00a0${BRAND.prepositional}`);

const TEXTS: ReadonlyMap<string, string> = new Map([
  ['sim.new.number.busy', 'Этот номер уже занят'],
  ['sim.general.activated', 'Номер уже активирован'],
  ['sim.general.activationError', WENT_WRONG],
  ['sim.general.internal', WENT_WRONG],
  ['sim.general.external', WENT_WRONG],
  ['sim.general.notActivate', 'Данные не\u00a0подтверждены'],
  [`sim.mnp.msisdn.network.${BRAND.slug}`, OWN_NUMBER],
  [`sim.activation.mnp.msisdn.network.${BRAND.slug}`, OWN_NUMBER],
  ['sim.mnp.msisdn.other.region', OTHER_REGION],
  ['sim.activation.mnp.msisdn.other.region', OTHER_REGION],
  ['sim.mnp.region.read.only', because('в\u00a0этом регионе перенос временно не\u00a0работает')],
  ['sim.mnp.msisdn.recent', because(`после прошлого переноса прошло меньше ${PAUSE_DAYS}\u00a0дней`)],
  ['sim.activation.error.ensure', NOT_PASSED],
  ['sim.activation.error.notIndividual', NOT_PASSED],
  ['sim.activation.error.not.rf', NOT_PASSED],
  ['sim.activation.error.verifying', 'Данные по\u00a0этому номеру ещё проверяются'],
  ['sim.activation.limit.reached', MOST_ORDERED],
  ['contract.signed.limit.reached', MOST_ORDERED],
  ['captcha.invalid', FLOW_TEXTS.captchaWrong],
  ['captcha.user.ban', FLOW_TEXTS.captchaWrong],
]);

/** The code's text; the same for every code that is not known, whatever the server says beside it (SIM-158). */
export const toActivationText = ({ code }: Pick<GatewayError, 'code'>): string =>
  TEXTS.get(code ?? '') ?? WENT_WRONG;

/** All of the table, for the preview of errors. */
export const ACTIVATION_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(TEXTS);
