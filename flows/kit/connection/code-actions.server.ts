import type * as z from 'zod';
import type { GatewayError } from '#schemas/gateway/errors';
import type { codeSentAnswer } from '#schemas/gateway/outcomes';
import type { ActionContext, Memo, Rejection } from '#registry/define-flow';
import { refreshAccountCaptcha } from '../captcha/refresh-captcha.server';
import { rejectEarly, rejectLate, rejectShape, toCodeField } from '../code/check-code.server';
import type { confirmInput, resendInput, sendCodeInput } from '../code/code-contract';
import type { CodeData, NumberData } from '../code/code-steps';
import { requestCode, type CodeRequest } from '../code/request-code.server';

type CodeContext<Input, Data, Props> = ActionContext<Input, { state: string; data: Data }, Props>;
type SentAnswer = z.output<typeof codeSentAnswer>;

/** Who the code goes to, and the captcha that was typed for it. */
export interface CodeAddress {
  msisdn: string;
  captcha?: { id: string; code: string };
}

interface CodeCall<Data, Props, Answer> {
  /** The operator's call that sends the code, the first time and again (CONN-409). */
  send: (
    to: CodeAddress,
    context: CodeContext<unknown, Data, Props>,
  ) => Promise<{ ok: true; answer: Answer } | { ok: false; error: GatewayError }>;
  /** What the step remembers of the answer, under its seal. */
  toMemo?: (answer: Answer) => Memo;
  /** False: the number need not be the operator's (CODE-125). */
  isOperatorChecked?: boolean;
}

/** The functions of `codeActions`. `Data` is what a flow's steps know besides number and code. */
export function createCodeActions<Data, Props, Answer extends SentAnswer = SentAnswer>({
  send,
  toMemo,
  isOperatorChecked = true,
}: CodeCall<Data, Props, Answer>) {
  const request = (
    context: CodeContext<{ captchaCode?: string | undefined }, Data & NumberData, Props>,
    msisdn: string,
    toField?: CodeRequest['toField'],
  ) =>
    requestCode<Answer>({
      msisdn,
      captchaCode: context.input.captchaCode,
      shown: context.snapshot.data.captcha,
      ask: context.ask,
      now: context.now,
      isOperatorChecked,
      send: (captcha) => send({ msisdn, ...(captcha && { captcha }) }, context),
      ...(toMemo && { toMemo }),
      ...(toField && { toField }),
    });
  return {
    sendCode: (context: CodeContext<z.output<typeof sendCodeInput>, Data & NumberData, Props>) =>
      request(context, context.input.msisdn),

    async resendCode(context: CodeContext<z.output<typeof resendInput>, Data & CodeData, Props>) {
      const { data } = context.snapshot;
      return rejectEarly(data, context.now) ?? request(context, data.msisdn, toCodeField);
    },

    refreshCaptcha: refreshAccountCaptcha,
  };
}

/** What was typed at the code: a rejection when it cannot be sent, else the code with the captcha beside it. */
export function readCode(
  { code, captchaCode }: z.output<typeof confirmInput>,
  data: CodeData,
  now: number,
): Rejection | { rejected?: never; code: string; typed: Pick<CodeAddress, 'captcha'> } {
  const refused = rejectLate(data, now) ?? rejectShape(code, data.codeLength);
  if (refused) return refused;
  const { captcha: shown } = data;
  return { code, typed: shown && captchaCode ? { captcha: { id: shown.id, code: captchaCode } } : {} };
}
