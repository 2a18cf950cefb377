import { useRef, useState, type ReactNode } from 'react';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { CaptchaField } from '../captcha/captcha-field';
import { useFlow } from '../engine/flow-context';
import { FlowForm, LocalEvent } from '../engine/flow-form';
import { useCommitEffect } from '../engine/use-commit-effect';
import { WaitingButton } from '../engine/waiting-button';
import { PhoneNumber } from '../phone/phone-number';
import { rememberPhone } from '../phone/remembered-phones';
import { shouldCheckNumber } from './check-number';
import { CodeField } from './code-field';
import type { CodeVariant } from './code-parts';
import type { CodeData } from './code-steps';
import { toDigitWords } from './code-words';
import { ResendCode } from './resend-code';

interface CodeFormProps {
  data: CodeData;
  /** The action that confirms the code, and the one that sends another. */
  action?: string;
  resend?: string;
  /** The machine's local event that leads back to the number; no such button without it. */
  changeNumber?: string | undefined;
  submit?: string;
  /** The code in one field, or in two parts of three digits. */
  variant?: CodeVariant | undefined;
  /** Sent by itself once the code is whole (CODE-209); true when left out. */
  isSentWhole?: boolean;
  /** False while another number stands in the form: there is no code for it yet. */
  isCodeAsked?: boolean;
  /** Under which name the number is remembered, now that a code was sent to it (PROM-121); not at all without one. */
  remember?: string | undefined;
  /** In the form, before the code: a field for another number. */
  children?: ReactNode;
}

/** Asks for the code that was sent; the button waits for all its digits (CODE-410). */
export function CodeForm(props: CodeFormProps) {
  const { data, action = 'confirm', resend = 'resendCode', changeNumber, submit = 'Подтвердить' } = props;
  const { variant, isSentWhole = true, isCodeAsked = true, remember, children } = props;
  const { state } = useFlow();
  // Every answer empties the field.
  const [code, setCode] = useState({ turn: state.turn, text: '' });
  const typed = code.turn === state.turn ? code.text : '';
  const isWaiting = isCodeAsked && typed.length !== data.codeLength;
  const check = useNumberCheck(data, typed);
  // With the step itself: whoever leaves the page at once finds the number again.
  useCommitEffect(() => {
    if (remember !== undefined) rememberPhone(remember, data.msisdn, Date.now());
  }, [remember, data.msisdn]);
  return (
    <Stack gap={5}>
      <Text>
        Отправили код на номер <PhoneNumber msisdn={data.msisdn} />.
      </Text>
      <FlowForm action={action}>
        <Stack gap={5}>
          {children}
          {isCodeAsked && (
            <CodeField
              length={data.codeLength}
              variant={variant}
              onInput={(text) => setCode({ turn: state.turn, text })}
              // A captcha is still to be typed.
              onWhole={isSentWhole && data.captcha === null ? check : undefined}
            />
          )}
          {isCodeAsked && data.captcha && <CaptchaField captcha={data.captcha} refresh="refreshCaptcha" />}
          <WaitingButton reason={isWaiting ? `Введите код: ${toDigitWords(data.codeLength)}` : null}>
            {submit}
          </WaitingButton>
          {isCodeAsked && <ResendCode resendAt={data.resendAt} action={resend} />}
        </Stack>
      </FlowForm>
      {changeNumber !== undefined && <LocalEvent event={changeNumber}>Изменить номер</LocalEvent>}
    </Stack>
  );
}

/** Checks the number by its code, once for each answer of the server (CODE-122 to CODE-124). */
function useNumberCheck({ msisdn, codeLength }: CodeData, code: string) {
  const { state, submit } = useFlow();
  const last = useRef<{ turn: number; msisdn: string } | null>(null);
  return ({ form }: HTMLInputElement) => {
    const previous = last.current?.turn === state.turn ? last.current.msisdn : null;
    if (form === null || !shouldCheckNumber({ msisdn, code, codeLength, previous })) return;
    last.current = { turn: state.turn, msisdn };
    submit(form, null);
  };
}
