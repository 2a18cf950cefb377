import type * as z from 'zod';
import type { CallAnswer } from '#schemas/gateway/call';
import type { simFlowCalls } from '#schemas/gateway/sim';
import { NUMBER_FILTER_TYPE, type simNumber, type simTariff } from '#schemas/gateway/sim-steps';

import type { Ask } from '../kit/engine/ask';
import { reject } from '../kit/engine/reject.server';
import { SIM_FAULTS } from '../kit/sim/activation-faults';
import { toActivationText } from '../kit/sim/activation-texts';
import type { Order, Priced, Search, SimNumber } from './contract';

/** What the steps of an order begin with, asked of the operator; each gives the event of its step, or a refusal. */

type Calls = (typeof simFlowCalls)['esim'];

export interface Process {
  ask: Ask;
  /** Those of the kind of SIM that is ordered. */
  calls: Calls;
  /** What each call of the process says. */
  named: { processId: string };
  isTrustedAddress: (address: string) => boolean;
}

const KOPECKS = 100;
/** As many as a visitor looks through; digits lead to the others. */
const MOST_NUMBERS = 20;
const MOST_TARIFFS = 50;

const toKopecks = (roubles: number): number => Math.round(roubles * KOPECKS);

export const ANY_NUMBER: Search = { mode: 'ALL', tier: 'any', query: '', group: 'LIST' };

export const toPriced = ({ id, title, price }: { id: string; title: string; price: number }): Priced => ({
  id,
  title,
  kopecks: toKopecks(price),
});

const toSimNumber = ({ msisdn, tier, price }: z.output<typeof simNumber>): SimNumber => ({
  msisdn,
  tier,
  kopecks: toKopecks(price),
});

const toTariffLine = (tariff: z.output<typeof simTariff>) => ({
  ...toPriced(tariff),
  text: tariff.description ?? '',
});

/** Numbers to choose from; what an operator says beyond the first ones is not shown. */
export async function toNumberStep({ ask, calls, named }: Process, order: Order, search: Search) {
  const { mode, tier, query } = search;
  const digits = query.replace(/\D/g, '');
  const asked = await ask(calls.numbers, {
    query: {
      ...named,
      mode,
      ...(tier !== 'any' && { class: tier }),
      // SIM-122
      ...(mode !== 'ALL' && { query: digits, filterType: NUMBER_FILTER_TYPE }),
    },
  });
  if (!asked.ok) return reject(toActivationText(asked.error));
  const { numbers } = asked.answer;
  const step = {
    order: { ...order, number: null },
    search,
    numbers: numbers.slice(0, MOST_NUMBERS).map(toSimNumber),
    isCut: numbers.length > MOST_NUMBERS,
  };
  return { event: { type: 'NUMBER' as const, step } };
}

/** SIM-163: without tariffs the visitor stays, with the phone of support. */
export async function toTariffStep({ ask, calls, named }: Process, order: Order) {
  const asked = await ask(calls.tariffs, { query: named });
  if (!asked.ok) return reject(SIM_FAULTS.tariffs);
  const tariffs = asked.answer.tariffs.slice(0, MOST_TARIFFS).map(toTariffLine);
  return { event: { type: 'TARIFF' as const, step: { order, tariffs } } };
}

export const toPhoneStep = (order: Order, of: 'number' | 'phone', msisdn: string) => ({
  event: { type: 'PHONE' as const, step: { order, of, msisdn } },
});

export const toFailedStep = (message: string) => ({
  event: { type: 'FAILED' as const, step: { message } },
});

/** What became of a contract that was sent (SIM-115, SIM-123). */
export async function toContractResult(
  process: Process,
  order: Order,
  redirect: string,
  hasProfile: boolean,
) {
  const { ask, calls, named } = process;
  const asked = await ask(calls.contractStatus, { query: named });
  if (!asked.ok) return reject(toActivationText(asked.error));
  const { status, redirect: told = '' } = asked.answer;
  const at = told !== '' && process.isTrustedAddress(told) ? told : redirect;
  if (status === 'expired') return toFailedStep(SIM_FAULTS.unsigned);
  if (status !== 'signed')
    return { event: { type: 'SIGNING' as const, step: { order, status, redirect: at } } };
  return hasProfile ? toInstallStep(process, order) : toActivation(process, order);
}

const PNG = /^data:image\/png;base64,[A-Za-z0-9+/=]+$/;
const MAX_PICTURE = 200_000;

async function toInstallStep({ ask, calls, named }: Process, order: Order) {
  const asked = await ask(calls.profile, { query: named });
  if (!asked.ok) return reject(toActivationText(asked.error));
  const { qrImageUrl, activationCode, address, matchingId: code } = asked.answer;
  // A picture and nothing else: an address of elsewhere would tell others who installs a SIM here.
  const qr = qrImageUrl.length <= MAX_PICTURE && PNG.test(qrImageUrl) ? qrImageUrl : '';
  return {
    event: { type: 'INSTALL' as const, step: { order, profile: { qr, activationCode, address, code } } },
  };
}

/** SIM-111; an operator that does not answer leaves the visitor where they are. */
export async function toActivation({ ask, calls, named }: Process, order: Order) {
  const asked = await ask(calls.activationStatus, { query: named });
  if (!asked.ok) return reject(toActivationText(asked.error));
  const { status, code } = asked.answer;
  if (status === 'pending') return { event: { type: 'PENDING' as const, step: { order } } };
  if (status === 'error') return toFailedStep(code === undefined ? '' : toActivationText({ code }));
  const known = await ask(calls.account, { query: named });
  const account = known.ok ? known.answer.account : '';
  return { event: { type: 'SUCCESS' as const, step: { order, account } } };
}

export type ProcessState = CallAnswer<Calls['processState']>;

/** The order as the operator knows it: of another tab, another device, another day. */
export function toOrder(state: ProcessState, regions: readonly { id: string; title: string }[]): Order {
  const { number, porting, tariff } = state;
  return {
    region: regions.find(({ id }) => id === state.regionId)?.title ?? '',
    phone: state.phone ?? '',
    email: state.email ?? '',
    number: number === undefined ? null : { ...toSimNumber(number), until: number.reservedUntil ?? '' },
    porting: porting === undefined ? null : { msisdn: porting.msisdn, date: porting.date },
    tariff: tariff === undefined ? null : toPriced(tariff),
    packs: (state.packs ?? []).map(toPriced),
    confirmed: '',
  };
}

/** The step that the operator says to go on from (SIM-153). */
export async function toStepOf(process: Process, state: ProcessState, order: Order, hasProfile: boolean) {
  switch (state.step) {
    case 'region':
    case 'contacts':
      return { event: { type: 'CONTACTS' as const, step: { order } } };
    case 'number':
    case 'mnp':
      return toNumberStep(process, order, ANY_NUMBER);
    case 'confirm-number':
      return toPhoneStep(order, 'number', order.porting?.msisdn ?? '');
    case 'tariff':
      return toTariffStep(process, order);
    case 'identity':
      return { event: { type: 'IDENTITY' as const, step: { order } } };
    case 'phone':
    case 'code':
      return toPhoneStep(order, 'phone', order.phone);
    case 'questionnaire':
      return { event: { type: 'QUESTIONNAIRE' as const, step: { order } } };
    case 'contract':
      return toContractStep(process, order, hasProfile);
    case 'install':
      return toInstallStep(process, order);
    case 'activation':
      return toActivation(process, order);
  }
}

async function toContractStep(process: Process, order: Order, hasProfile: boolean) {
  const asked = await process.ask(process.calls.contractStatus, { query: process.named });
  const isSent = asked.ok && asked.answer.status !== 'none';
  if (!isSent) return { event: { type: 'CONTRACT' as const, step: { order } } };
  return toContractResult(process, order, '', hasProfile);
}
