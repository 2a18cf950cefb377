import { z } from 'zod';
import { isoDate, limitedText } from '../values/limited-text';
import { defineCall } from './call';
import { identifier, optionalField } from './entities/field';
import { captchaField, msisdnField, smsCodeField, textId } from './fields';
import { codeSentAnswer, doneAnswer } from './outcomes';
import { SIM_PATHS, type SimFlow, type SimStep } from './sim-paths';
import {
  ACTIVATION_STATUSES,
  CONTRACT_STATUSES,
  esimProfile,
  IDENTITY_METHODS,
  NUMBER_FILTER_TYPE,
  NUMBER_SEARCH_MODES,
  NUMBER_TIERS,
  questionnaire,
  simNumber,
  simProcessState,
  simTariff,
  simTariffDetail,
} from './sim-steps';

/** Every step names the process it belongs to: the id that iccInit answered, or region where there is no ICC. */
const inProcess = z.object({ processId: z.string().optional() });

/** The step calls of one flow. */
export function defineSimCalls(flow: SimFlow) {
  const { base, row: flowRow, steps } = SIM_PATHS[flow];
  const at = (step: SimStep, row: string) =>
    ({
      id: `sim.${flow}.${step}`,
      group: 'sim',
      path: `${base}${steps[step]}`,
      rows: [flowRow, row],
      empty: null,
      personal: true,
    }) as const;
  const post = <Body extends z.ZodType, Answer extends z.ZodType>(
    step: SimStep,
    row: string,
    body: Body,
    answer: Answer,
  ) => defineCall({ ...at(step, row), method: 'POST', body, answer });
  const get = <Query extends z.ZodType, Answer extends z.ZodType>(
    step: SimStep,
    row: string,
    query: Query,
    answer: Answer,
  ) => defineCall({ ...at(step, row), method: 'GET', query, answer });

  return {
    iccInit: post(
      'iccInit',
      'SIM-136',
      z.object({ icc: limitedText(20).regex(/^\d{17,20}$/) }),
      doneAnswer.extend({ processId: z.string() }),
    ),
    region: post(
      'region',
      'SIM-137',
      inProcess.extend({ regionId: textId }),
      doneAnswer.extend({ processId: optionalField(z.string()) }),
    ),
    otpRequest: post(
      'otpRequest',
      'SIM-138',
      inProcess.extend({ msisdn: msisdnField, captcha: captchaField.optional() }),
      codeSentAnswer.extend({ timer: optionalField(z.number()) }),
    ),
    otpSubmit: post(
      'otpSubmit',
      'SIM-139',
      inProcess.extend({ msisdn: msisdnField, code: smsCodeField }),
      doneAnswer,
    ),
    contactInfo: post(
      'contactInfo',
      'SIM-140',
      inProcess.extend({ phone: msisdnField, email: z.string() }),
      doneAnswer,
    ),
    mnpData: post(
      'mnpData',
      'SIM-141',
      inProcess.extend({ msisdn: msisdnField, date: isoDate() }),
      doneAnswer,
    ),
    numbers: get(
      'numbers',
      'SIM-142',
      inProcess.extend({
        mode: z.enum(NUMBER_SEARCH_MODES).default('ALL'),
        class: z.enum(NUMBER_TIERS).optional(),
        query: z.string().optional(),
        filterType: z.literal(NUMBER_FILTER_TYPE).optional(),
      }),
      z.looseObject({ numbers: z.array(simNumber) }),
    ),
    /** Reserves a number; without one the operator gives a simple one. */
    numberSubmit: post(
      'numberSubmit',
      'SIM-142',
      inProcess.extend({ msisdn: msisdnField.optional() }),
      doneAnswer,
    ),
    tariffs: get('tariffs', 'SIM-143', inProcess, z.looseObject({ tariffs: z.array(simTariff) })),
    tariffDetail: defineCall({
      ...at('tariffDetail', 'SIM-144'),
      method: 'GET',
      pathParams: z.object({ id: textId }),
      query: inProcess,
      answer: simTariffDetail,
    }),
    tariffSubmit: post(
      'tariffSubmit',
      'SIM-145',
      inProcess.extend({ id: identifier, packs: z.array(identifier).default([]) }),
      doneAnswer,
    ),
    /** The portal of state services leads back to `returnUrl`; what it has found is in processState. */
    identity: post(
      'identity',
      'SIM-135',
      inProcess.extend({ method: z.enum(IDENTITY_METHODS), returnUrl: z.string().optional() }),
      doneAnswer.extend({ redirect: optionalField(z.string()) }),
    ),
    personalData: post('personalData', 'SIM-146', questionnaire.extend(inProcess.shape), doneAnswer),
    address: get(
      'address',
      'SIM-147',
      inProcess.extend({ query: z.string() }),
      z.looseObject({ addresses: z.array(z.looseObject({ id: identifier, name: z.string() })) }),
    ),
    account: get(
      'account',
      'SIM-148',
      inProcess,
      z.looseObject({ account: z.string(), msisdn: optionalField(z.string()) }),
    ),
    /** Orders the SIM, once. */
    accept: defineCall({
      ...at('accept', 'SIM-149'),
      method: 'POST',
      body: inProcess,
      answer: doneAnswer.extend({ orderId: optionalField(z.string()) }),
      commits: true,
    }),
    reset: post('reset', 'SIM-150', inProcess, doneAnswer),
    checkLastOrder: get(
      'checkLastOrder',
      'SIM-151',
      inProcess,
      z.looseObject({
        exists: z.boolean(),
        orderId: optionalField(z.string()),
        createdAt: optionalField(z.string()),
      }),
    ),
    activationStatus: get(
      'activationStatus',
      'SIM-152',
      inProcess,
      z.looseObject({ status: z.enum(ACTIVATION_STATUSES), code: optionalField(z.string()) }),
    ),
    processState: get('processState', 'SIM-153', inProcess, simProcessState),
    /** `redirect` is the signing application, which leads back to `returnUrl`. */
    contractSend: post(
      'contractSend',
      'SIM-154',
      inProcess.extend({ returnUrl: z.string().optional() }),
      doneAnswer.extend({ status: z.enum(CONTRACT_STATUSES), redirect: optionalField(z.string()) }),
    ),
    contractStatus: get(
      'contractStatus',
      'SIM-154',
      inProcess,
      z.looseObject({
        status: z.enum(CONTRACT_STATUSES),
        sentAt: optionalField(z.string()),
        redirect: optionalField(z.string()),
      }),
    ),
    profile: get('profile', 'SIM-135', inProcess, esimProfile),
  };
}

export const simFlowCalls = {
  teleport: defineSimCalls('teleport'),
  esim: defineSimCalls('esim'),
  dsim: defineSimCalls('dsim'),
  general: defineSimCalls('general'),
} as const;
