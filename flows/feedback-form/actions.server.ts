import { BRAND } from '#schemas/brand';
import { sendFeedbackCode } from '#schemas/gateway/feedback';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import { toFormErrorText } from '#schemas/forms/form-error-texts';
import type { FormPlan } from '#schemas/forms/form-plan';
import { FORM_ANSWER_TEXTS as TEXTS } from '#schemas/forms/form-texts';
import type { ActionContext, FlowActions, Rejection } from '#registry/define-flow';
import type { Captcha } from '../kit/captcha/captcha';
import { loadFormCaptcha } from '../kit/captcha/load-captcha.server';
import { rejectEarly, rejectShape } from '../kit/code/check-code.server';
import type { Ask } from '../kit/engine/ask';
import { reject } from '../kit/engine/reject.server';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import type { flow } from './flow';
import { findPlan } from './input';
import { rejectForm, sendForm } from './send-form.server';
import {
  findRunningCode,
  toCaptchaMemo,
  toCodeMemo,
  toCodeSent,
  toUsedCaptcha,
  type SentCode,
  type UsedCaptcha,
} from './sent-code';

type CaptchaShown = { type: 'CAPTCHA_SHOWN'; captcha: Captcha };

export const actions: FlowActions<typeof flow> = {
  async send(context) {
    const { input, snapshot, ask } = context;
    const plan = requirePlan(context);
    const { captcha } = snapshot.data;
    const wanted = await wantCaptcha(plan, captcha, ask);
    if (wanted) return wanted;
    const used = captcha && { id: captcha.id, code: input.captchaCode };
    const sent = await sendForm({ plan, values: input.values, ...(used && { captcha: used }) }, context);
    if (sent.ok) return { event: toSent(plan) };
    if ('rejection' in sent) return sent.rejection;
    return refuse(plan, captcha, rejectAnswer(plan, sent), ask);
  },

  async sendCode(context) {
    const { input, snapshot, ask, now } = context;
    const plan = requirePlan(context);
    const { captcha } = snapshot.data;
    const wanted = await wantCaptcha(plan, captcha, ask);
    if (wanted) return wanted;
    const used = captcha && { id: captcha.id, code: input.captchaCode };
    const asked = await askCode(plan, input.msisdn, ask, used);
    // A failed request without a text of its own shows the generic one, and another captcha (FORM-474, FORM-475).
    if (!asked.ok) return refuse(plan, captcha, rejectNumber(plan, asked.error), ask);
    const event = toCodeSent(input.msisdn, asked.answer, now);
    return { event, memo: { ...toCaptchaMemo(used), ...toCodeMemo(event) } };
  },

  /** The form once more, from a number that has got a code for it: the code is used, and no other one is sent. */
  async sendAgain(context) {
    const { input, snapshot, memo, ask, now } = context;
    const plan = requirePlan(context);
    const { captcha } = snapshot.data;
    const wanted = await wantCaptcha(plan, captcha, ask);
    if (wanted) return wanted;
    const used = captcha && { id: captcha.id, code: input.captchaCode };
    const { confirmedCode: code } = memo;
    if (typeof code === 'string') {
      const otp = { code, msisdn: input.msisdn };
      const filled = { plan, values: input.values, otp, ...(used && { captcha: used }) };
      const sent = await sendForm(filled, context);
      if (sent.ok) return { event: toSent(plan) };
      if ('rejection' in sent) return sent.rejection;
      if (!isAboutCode(sent.error)) return refuse(plan, captcha, rejectAnswer(plan, sent), ask);
    }
    const running = findRunningCode(memo, input.msisdn, now);
    if (running) return { event: running, memo: { ...toCaptchaMemo(used), confirmedCode: null } };
    const event = { type: 'CODE_STALE', captcha: await nextCaptcha(plan, null, ask) } as const;
    return { ...reject(TEXTS.codeStale), event, memo: { confirmedCode: null } };
  },

  async resendCode(context) {
    const { snapshot, memo, ask, now } = context;
    const { msisdn } = snapshot.data;
    const early = rejectEarly(snapshot.data, now);
    if (early) return { ...early, rejected: { ...early.rejected, message: TEXTS.codeTooEarly } };
    const plan = requirePlan(context);
    const asked = await askCode(plan, msisdn, ask, toUsedCaptcha(memo));
    if (asked.ok) {
      const event = toCodeSent(msisdn, asked.answer, now);
      return { event, memo: toCodeMemo(event) };
    }
    const { message, code } = asked.error;
    // FORM-486: the visitor can try it again right here.
    return reject(message ?? (code === null ? TEXTS.tryAgain : toFormErrorText(code, BRAND.prepositional)));
  },

  async confirm(context) {
    const { input, snapshot, memo, ask } = context;
    const plan = requirePlan(context);
    const { msisdn, codeLength } = snapshot.data;
    const misshapen = rejectShape(input.code, codeLength);
    if (misshapen) return misshapen;
    // A form whose number was changed on the way has no code.
    if (input.msisdn !== msisdn) return reject(TEXTS.generic, { status: 409 });
    const captcha = toUsedCaptcha(memo);
    const otp = { code: input.code, msisdn };
    const filled = { plan, values: input.values, otp, ...(captcha && { captcha }) };
    const sent = await sendForm(filled, context);
    if (sent.ok) return { event: toSent(plan) };
    if ('rejection' in sent) return sent.rejection;
    // FORM-470, FORM-476: the code's own error stays at its field, and the visitor at the code.
    if (isAboutCode(sent.error)) return rejectCode(sent.error);
    // The number stays confirmed for this form: what is mended there is sent with the same code.
    return {
      ...rejectAnswer(plan, sent),
      event: { type: 'RETURNED', captcha: await nextCaptcha(plan, null, ask) },
      memo: { confirmedCode: input.code },
    };
  },

  async next({ snapshot }) {
    return { event: { type: 'PAGE', choice: String(snapshot.data.page + 1) } };
  },

  async back({ snapshot }) {
    return { event: { type: 'PAGE', choice: String(snapshot.data.page - 1) } };
  },

  async refreshCaptcha(context) {
    const { snapshot, ask } = context;
    const captcha = await nextCaptcha(requirePlan(context), snapshot.data.captcha, ask);
    if (captcha === null) return reject(TEXTS.generic, { status: 409 });
    return { event: { type: 'CAPTCHA_SHOWN', captcha } };
  },
};

type FormContext = Pick<ActionContext<unknown, never, Parameters<typeof findPlan>[0]>, 'props'> & {
  snapshot: { data: Parameters<typeof findPlan>[1] };
};

/** Throws where a step is at no form: no view posts from there. */
function requirePlan({ props, snapshot }: FormContext): FormPlan {
  const plan = findPlan(props, snapshot.data);
  if (plan === null) throw new Error('the step is at no form');
  return plan;
}

const toSent = ({ id, success }: FormPlan) => ({ type: 'SENT', id, ...success }) as const;

type AskedCode = { ok: true; answer: SentCode } | { ok: false; error: GatewayError };

async function askCode(
  { id, captchaForm }: FormPlan,
  msisdn: string,
  ask: Ask,
  captcha: UsedCaptcha | null,
): Promise<AskedCode> {
  const judged = captcha && captchaForm !== null && { __captcha: { form: captchaForm, ...captcha } };
  const asked = await ask(sendFeedbackCode, { body: { id, __otp: { msisdn }, ...judged } });
  if (!asked.ok) return { ok: false, error: asked.error };
  return asked.answer.ok
    ? { ok: true, answer: asked.answer }
    : { ok: false, error: readGatewayError(asked.answer) };
}

/** A form with a captcha is not sent without one: the first try shows it (FORM-412). */
async function wantCaptcha(
  plan: FormPlan,
  shown: Captcha | null,
  ask: Ask,
): Promise<Rejection<CaptchaShown> | null> {
  if (shown !== null) return null;
  const captcha = await nextCaptcha(plan, null, ask);
  if (captcha === null) return null;
  return {
    ...reject(FLOW_TEXTS.captchaMissing, { field: 'captchaCode' }),
    event: { type: 'CAPTCHA_SHOWN', captcha },
  };
}

async function nextCaptcha(
  { captchaForm }: FormPlan,
  shown: Captcha | null,
  ask: Ask,
): Promise<Captcha | null> {
  return captchaForm === null ? null : loadFormCaptcha(ask, captchaForm, shown);
}

/** A captcha is spent with the attempt (FORM-473, FORM-475). */
async function refuse(
  plan: FormPlan,
  shown: Captcha | null,
  rejection: Rejection,
  ask: Ask,
): Promise<Rejection<CaptchaShown>> {
  const captcha = await nextCaptcha(plan, shown, ask);
  return captcha === null ? rejection : { ...rejection, event: { type: 'CAPTCHA_SHOWN', captcha } };
}

const CAPTCHA_CODES: ReadonlySet<string> = new Set(['captcha', 'a212', '5006', 'INVALID_CAPTCHA']);
const CODE_CODES: ReadonlySet<string> = new Set(['otp', '5013', '5014', '5015', '1131', '1136']);

function rejectAnswer(plan: FormPlan, sent: { status: number | null; error: GatewayError }): Rejection {
  const isCaptcha = CAPTCHA_CODES.has(sent.error.code ?? '');
  return isCaptcha ? reject(TEXTS.captcha, { field: 'captchaCode' }) : rejectForm(plan, sent);
}

/** What is wrong with the number stands at its field, and what is wrong with the captcha at its own. */
function rejectNumber({ otpPhone }: FormPlan, { code, message }: GatewayError): Rejection {
  if (CAPTCHA_CODES.has(code ?? '')) return reject(TEXTS.captcha, { field: 'captchaCode' });
  const field = code === null ? undefined : (otpPhone ?? undefined);
  return reject(message ?? toFormErrorText(code, BRAND.prepositional), { field });
}

const isAboutCode = ({ code }: GatewayError) => CODE_CODES.has(code ?? '');

function rejectCode({ code }: GatewayError): Rejection {
  return reject(toFormErrorText(code, BRAND.prepositional), { field: 'code' });
}
