import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import { simFlowCalls } from '#schemas/gateway/sim';
import type { FlowActions, FlowLookups, Memo } from '#registry/define-flow';
import type { FlowServices } from '#registry/flow-services';
import { refreshAccountCaptcha } from '../kit/captcha/refresh-captcha.server';
import {
  rejectConfirmation,
  rejectEarly,
  rejectLate,
  rejectShape,
  toCodeField,
} from '../kit/code/check-code.server';
import { requestCode, type CodeRequest } from '../kit/code/request-code.server';
import type { Ask } from '../kit/engine/ask';
import { reject } from '../kit/engine/reject.server';
import { toQuestionnaire } from '../kit/person/person-contract';
import { SIM_FAULTS } from '../kit/sim/activation-faults';
import { toActivationText } from '../kit/sim/activation-texts';
import { MAX_ADDRESSES } from '../kit/address/address-limits';
import type { Order, Props } from './contract';
import type { flow } from './flow';
import { forgetLink, rememberProcess, toLinkName } from './process-memory';
import {
  ANY_NUMBER,
  toActivation,
  toContractResult,
  toFailedStep,
  toNumberStep,
  toOrder,
  toPhoneStep,
  toPriced,
  toStepOf,
  toTariffStep,
  type Process,
} from './steps.server';
import { SIM_TEXTS } from './texts';

/** A number that others have taken meanwhile. */
const BUSY = 'sim.new.number.busy';

interface Given {
  ask: Ask;
  memo: Memo;
  props: Props;
  isTrustedAddress: (address: string) => boolean;
}

/** The process of the step: its id stays under the seal. */
const toProcess = ({ ask, memo, props, isTrustedAddress }: Given): Process => ({
  ask,
  isTrustedAddress,
  calls: simFlowCalls[props.kind],
  named: { processId: String(memo['process'] ?? '') },
});
const hasProfile = ({ kind }: Props) => kind === 'esim';

type Asked = { ok: true; answer: { ok: boolean } } | { ok: false; error: GatewayError };

/** What the operator refused with; null when it is done. */
function findRefusal(asked: Asked): GatewayError | null {
  if (!asked.ok) return asked.error;
  return asked.answer.ok ? null : readGatewayError(asked.answer);
}
const refuse = (error: GatewayError, field?: string) => reject(toActivationText(error), { field });

export const actions: FlowActions<typeof flow> = {
  async resume({ snapshot: { data }, memo, ...given }) {
    const process = toProcess({ ...given, memo: { ...memo, process: data.process } });
    const next = await goOn(process, given.props, data.confirmed);
    return { memo: { process: data.process }, ...next };
  },

  async reset(given) {
    const { snapshot, memo, ask, props } = given;
    const begun = snapshot.state === 'resume' ? snapshot.data.process : String(memo['process'] ?? '');
    // Whether the operator forgets it or not, the visitor begins anew.
    await ask(simFlowCalls[props.kind].reset, { body: { processId: begun } });
    return toBeginning(props);
  },

  async giveIcc({ input: { icc }, ask, props }) {
    const { iccInit, processState } = simFlowCalls[props.kind];
    const asked = await ask(iccInit, { body: { icc } });
    if (!asked.ok || !asked.answer.ok) {
      const error = asked.ok ? readGatewayError(asked.answer) : asked.error;
      return refuse(error, 'icc');
    }
    const { processId: process } = asked.answer;
    const remember = rememberProcess(props.kind, process);
    // The same card on another device: the operator knows how far its order is.
    const known = await ask(processState, { query: { processId: process } });
    if (known.ok && known.answer.step !== 'region')
      return { event: { type: 'RESUME', process, confirmed: '', link: '' }, remember };
    return { event: { type: 'REGION' }, memo: { process }, remember };
  },

  async chooseRegion({ input: { region }, snapshot: { data }, ask, memo, props }) {
    const chosen = props.regions.find(({ id }) => id === region);
    if (chosen === undefined) return reject(SIM_TEXTS.regionMissing, { field: 'region' });
    const { region: choose, checkLastOrder } = simFlowCalls[props.kind];
    const begun = typeof memo['process'] === 'string' ? { processId: memo['process'] } : {};
    const asked = await ask(choose, { body: { ...begun, regionId: region } });
    if (!asked.ok || !asked.answer.ok)
      return refuse(asked.ok ? readGatewayError(asked.answer) : asked.error, 'region');
    const process = asked.answer.processId ?? begun.processId ?? '';
    const remember = rememberProcess(props.kind, process);
    const last = await ask(checkLastOrder, { query: { processId: process } });
    if (last.ok && last.answer.exists)
      return { event: { type: 'RESUME', process, confirmed: '', link: '' }, remember };
    const order = { ...data.order, region: chosen.title };
    return { event: { type: 'CONTACTS', step: { order } }, memo: { process }, remember };
  },

  async giveContacts({ input, snapshot: { data }, ...given }) {
    const process = toProcess(given);
    const refusal = findRefusal(
      await given.ask(process.calls.contactInfo, { body: { ...process.named, ...input } }),
    );
    if (refusal) return refuse(refusal);
    return toNumberStep(process, { ...data.order, ...input }, ANY_NUMBER);
  },

  search: ({ input, snapshot: { data }, ...given }) => toNumberStep(toProcess(given), data.order, input),

  toNumbers: ({ snapshot: { data }, ...given }) =>
    toNumberStep(toProcess(given), { ...data.order, porting: null }, ANY_NUMBER),

  async chooseNumber({ input: { number: msisdn }, snapshot: { data }, ...given }) {
    const process = toProcess(given);
    const { named, calls } = process;
    const body = { ...named, ...(msisdn !== '' && { msisdn }) };
    const refusal = findRefusal(await given.ask(calls.numberSubmit, { body }));
    if (refusal?.code === BUSY) {
      // What was found and searched for stays, without the number that is gone.
      const numbers = data.numbers.filter((one) => one.msisdn !== msisdn);
      const event = { type: 'NUMBER' as const, step: { ...data, numbers } };
      return { ...refuse(refusal, 'number'), event };
    }
    if (refusal) return refuse(refusal, 'number');
    const known = await given.ask(calls.processState, { query: named });
    if (!known.ok) return refuse(known.error, 'number');
    const { number: reserved } = toOrder(known.answer, given.props.regions);
    return toTariffStep(process, { ...data.order, number: reserved, porting: null });
  },

  async port({ input, snapshot: { data }, ...given }) {
    const { calls, named } = toProcess(given);
    const refusal = findRefusal(await given.ask(calls.mnpData, { body: { ...named, ...input } }));
    if (refusal) return refuse(refusal, 'msisdn');
    return toPhoneStep({ ...data.order, number: null, porting: input }, 'number', input.msisdn);
  },

  async chooseTariff({ input, snapshot: { data }, ...given }) {
    const process = toProcess(given);
    const chosen = data.tariffs.find(({ id }) => id === input.tariff);
    if (chosen === undefined) {
      const text = input.tariff === '' ? SIM_TEXTS.tariffMissing : SIM_TEXTS.gone;
      return reject(text, { field: 'tariff' });
    }
    const { calls, named, ask } = process;
    const detail = await ask(calls.tariffDetail, { path: { id: chosen.id }, query: named });
    const offered = detail.ok ? detail.answer.packs.map(toPriced) : [];
    const { text: _text, ...tariff } = chosen;
    if (offered.length > 0) return { event: { type: 'PACKS', step: { order: data.order, tariff, offered } } };
    return submitTariff(process, { ...data.order, tariff, packs: [] });
  },

  async choosePacks({ input: { pack }, snapshot: { data }, ...given }) {
    const packs = data.offered.filter(({ id }) => pack.includes(id));
    if (packs.length !== new Set(pack).size) return reject(SIM_TEXTS.gone, { field: 'pack' });
    return submitTariff(toProcess(given), { ...data.order, tariff: data.tariff, packs });
  },

  toTariffs: ({ snapshot: { data }, ...given }) =>
    toTariffStep(toProcess(given), { ...data.order, tariff: null, packs: [] }),

  async identify({ input: { method }, snapshot: { data }, page, ...given }) {
    const { calls, named } = toProcess(given);
    const body = { ...named, method, ...(method === 'unep' && { returnUrl: page.address }) };
    const asked = await given.ask(calls.identity, { body });
    const refusal = findRefusal(asked);
    const memo = { method };
    if (method === 'subscriber') {
      if (refusal) return refuse(refusal, 'method');
      return { ...toPhoneStep(data.order, 'phone', data.order.phone), memo };
    }
    const redirect = asked.ok ? (asked.answer.redirect ?? '') : '';
    // SIM-160; an address that nobody vouches for is none.
    if (refusal !== null || redirect === '' || !given.isTrustedAddress(redirect))
      return reject(SIM_FAULTS.identity, { field: 'method' });
    return { event: { type: 'PORTAL', step: { order: data.order, redirect } }, leaveTo: redirect, memo };
  },

  async checkIdentity({ snapshot: { data }, ...given }) {
    const { calls, named } = toProcess(given);
    const asked = await given.ask(calls.processState, { query: named });
    if (!asked.ok) return reject(SIM_FAULTS.identity);
    const { identity } = asked.answer;
    if (identity === 'confirmed') return toPhoneStep(data.order, 'phone', data.order.phone);
    if (identity !== 'refused') return reject(SIM_TEXTS.notYet);
    const event = { type: 'IDENTITY' as const, step: { order: data.order } };
    return { ...reject(SIM_TEXTS.portalRefused, { field: 'method' }), event };
  },

  sendCode: ({ input, snapshot: { data }, now, ...given }) =>
    sendCode(given, { ...input, shown: input.msisdn === data.msisdn ? data.captcha : null, now }),

  async resendCode({ input, snapshot: { data }, now, ...given }) {
    const early = rejectEarly(data, now);
    if (early) return early;
    const { msisdn, captcha: shown } = data;
    return sendCode(given, { ...input, msisdn, shown, now, toField: toCodeField });
  },

  refreshCaptcha: refreshAccountCaptcha,

  async confirm({ input, snapshot: { data }, now, ...given }) {
    const refused = rejectLate(data, now) ?? rejectShape(input.code, data.codeLength);
    if (refused) return refused;
    const process = toProcess(given);
    const { msisdn, order, of } = data;
    const asked = await given.ask(process.calls.otpSubmit, {
      body: { ...process.named, msisdn, code: input.code },
    });
    const refusal = findRefusal(asked);
    if (refusal) return rejectConfirmation(withOwnText(refusal), data, given.ask);
    if (of === 'number') return toTariffStep(process, order);
    const confirmed = { ...order, phone: msisdn, confirmed: msisdn };
    return {
      event: { type: 'QUESTIONNAIRE', step: { order: confirmed } },
      remember: rememberProcess(given.props.kind, process.named.processId, msisdn),
    };
  },

  async fillIn({ input, snapshot: { data }, ...given }) {
    const { calls, named } = toProcess(given);
    const body = { ...named, ...toQuestionnaire(input) };
    const refusal = findRefusal(await given.ask(calls.personalData, { body }));
    if (refusal) return refuse(refusal);
    return { event: { type: 'CONTRACT', step: { order: data.order } } };
  },

  async order({ snapshot: { data }, page, ...given }) {
    const { calls, named, ask } = toProcess(given);
    const accepted = findRefusal(await ask(calls.accept, { body: named }));
    if (accepted) return refuse(accepted);
    const asked = await ask(calls.contractSend, { body: { ...named, returnUrl: page.address } });
    // The order stands; what the contract lacks is said where it is checked.
    if (!asked.ok || !asked.answer.ok) {
      const { code } = asked.ok ? readGatewayError(asked.answer) : asked.error;
      return code === null ? toSigningStep(data.order) : toFailedStep(toActivationText({ code }));
    }
    const { status, redirect = '' } = asked.answer;
    if (status === 'expired') return toFailedStep(SIM_FAULTS.unsigned);
    return toSigningStep(data.order, status, given.isTrustedAddress(redirect) ? redirect : '');
  },

  async makeLink({ snapshot: { data }, memo, props: { kind }, deviceLinks }) {
    const { confirmed } = data.order;
    const process = String(memo['process'] ?? '');
    if (confirmed === '' || process === '') return reject(SIM_TEXTS.notLinkable);
    const link = await deviceLinks.make(toLinkName(kind), { process, msisdn: confirmed });
    return { event: { type: 'LINK_MADE', link } };
  },

  async sendLinkCode({ input, snapshot: { data }, now, ...given }) {
    const linked = await readLink(given, data.token);
    if (linked === null) return toLinkGone(given.props);
    // Whoever has the link alone learns no number by it, and has no code sent to anybody.
    if (linked.msisdn !== input.msisdn) return reject(SIM_TEXTS.otherNumber, { field: 'msisdn' });
    const shown = input.msisdn === data.msisdn ? data.captcha : null;
    return sendCode(linked.given, { ...input, shown, now });
  },

  async resendLinkCode({ input, snapshot: { data }, now, ...given }) {
    const early = rejectEarly(data, now);
    if (early) return early;
    const linked = await readLink(given, data.token);
    if (linked === null) return toLinkGone(given.props);
    const { msisdn, captcha: shown } = data;
    return sendCode(linked.given, { ...input, msisdn, shown, now, toField: toCodeField });
  },

  async confirmLink({ input, snapshot: { data }, now, ...given }) {
    const refused = rejectLate(data, now) ?? rejectShape(input.code, data.codeLength);
    if (refused) return refused;
    const { props, deviceLinks } = given;
    const linked = await readLink(given, data.token);
    if (linked === null) return toLinkGone(props);
    const process = toProcess(linked.given);
    const { msisdn } = linked;
    const body = { ...process.named, msisdn, code: input.code };
    const refusal = findRefusal(await given.ask(process.calls.otpSubmit, { body }));
    if (refusal) return rejectConfirmation(withOwnText(refusal), data, given.ask);
    const next = await goOn(process, props, msisdn);
    if ('rejected' in next) return next;
    // Only now: a link whose order could not be opened can be tried again.
    if (!(await deviceLinks.spend(toLinkName(props.kind), data.token))) return toLinkGone(props);
    const { processId } = process.named;
    const remember = rememberProcess(props.kind, processId, msisdn);
    const goneOn = { memo: { process: processId }, remember, ...next };
    return { ...goneOn, remember: { ...goneOn.remember, ...forgetLink(props.kind) } };
  },

  async leaveLink({ props: { kind } }) {
    return { event: { type: 'RESTARTED', hasCard: kind !== 'esim' }, remember: forgetLink(kind) };
  },

  async checkContract({ snapshot: { data }, ...given }) {
    return toContractResult(toProcess(given), data.order, data.redirect, hasProfile(given.props));
  },

  async checkActivation({ snapshot: { data }, props, ...given }) {
    const next = await toActivation(toProcess({ ...given, props }), data.order);
    const isDone = 'event' in next && next.event?.type === 'SUCCESS';
    return isDone ? { ...next, remember: rememberProcess(props.kind, '') } : next;
  },
};

const toBeginning = ({ kind }: Props) => ({
  event: { type: 'RESTARTED' as const, hasCard: kind !== 'esim' },
  memo: { process: null, method: null },
  remember: rememberProcess(kind, ''),
});

/** Goes on where the operator says that the order stands (SIM-153). */
async function goOn(process: Process, props: Props, confirmed: string) {
  const asked = await process.ask(process.calls.processState, { query: process.named });
  // The operator has forgotten it: there is nothing to go on with.
  if (!asked.ok && asked.status !== null) return toBeginning(props);
  if (!asked.ok) return refuse(asked.error);
  const order = { ...toOrder(asked.answer, props.regions), confirmed };
  return toStepOf(process, asked.answer, order, hasProfile(props));
}

export const lookups: FlowLookups<typeof flow> = {
  async addresses({ input, props, ask }) {
    const asked = await ask(simFlowCalls[props.kind].address, { query: { query: input.address } });
    if (!asked.ok) throw new Error('the operator gives no addresses');
    const found = asked.answer.addresses.slice(0, MAX_ADDRESSES);
    return { suggestions: found.map(({ id, name }) => ({ value: name, guid: id, otherRegion: null })) };
  },
};

const toSigningStep = (
  order: Order,
  status: 'none' | 'sending' | 'sent' | 'signed' = 'none',
  redirect = '',
) => ({ event: { type: 'SIGNING' as const, step: { order, status, redirect } } });

async function submitTariff({ ask, calls, named }: Process, order: Order) {
  const body = { ...named, id: order.tariff?.id ?? '', packs: order.packs.map(({ id }) => id) };
  const refusal = findRefusal(await ask(calls.tariffSubmit, { body }));
  if (refusal) return refuse(refusal);
  return { event: { type: 'IDENTITY' as const, step: { order } } };
}

/** What a link of another device leads to, and the actions' context as if the step had it; null when it is over. */
async function readLink<Context extends Given & Pick<FlowServices, 'deviceLinks'>>(
  given: Context,
  token: string,
) {
  const values = await given.deviceLinks.read(toLinkName(given.props.kind), token);
  if (values === null) return null;
  const { process = '', msisdn = '' } = values;
  return { msisdn, given: { ...given, memo: { process } } };
}

const toLinkGone = ({ kind }: Props) => ({
  event: { type: 'LINK_GONE' as const },
  remember: forgetLink(kind),
});

/** Codes of SIM ordering have the texts of their table, and those about the captcha mean it (SIM-157). */
function withOwnText(error: GatewayError): GatewayError {
  const { code } = error;
  if (code === 'captcha.invalid' || code === 'captcha.user.ban') return { ...error, code: 'a212' };
  const isOwn = code !== null && /^(sim|contract)\./.test(code);
  return isOwn ? { ...error, message: toActivationText(error) } : error;
}

/** Only a subscriber's number must be of ours: any other is where the visitor can be reached. */
function sendCode(
  given: Given,
  request: Pick<CodeRequest, 'msisdn' | 'captchaCode' | 'shown' | 'now' | 'toField'>,
) {
  const { ask, calls, named } = toProcess(given);
  return requestCode({
    ...request,
    ask,
    isOperatorChecked: given.memo['method'] === 'subscriber',
    send: async (captcha) => {
      const body = { ...named, msisdn: request.msisdn, ...(captcha && { captcha }) };
      const sent = await ask(calls.otpRequest, { body });
      return sent.ok ? sent : { ...sent, error: withOwnText(sent.error) };
    },
  });
}
