import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { CaptchaField } from '../captcha/captcha-field';
import { useFlow } from '../engine/flow-context';
import { FlowForm } from '../engine/flow-form';
import { WaitingButton } from '../engine/waiting-button';
import { PhoneField } from '../phone/phone-field';
import { isWholePhone, type PhoneMask } from '../phone/phone-input';
import { CODE_PROMPT } from '../texts/field-texts';
import type { NumberData } from './code-steps';

interface NumberFormProps {
  data: NumberData;
  /** Above the number; null where the flow has said it in its own words. */
  prompt?: string | null;
  /** The action that sends the code. */
  action?: string;
  label?: string;
  hint?: string | undefined;
  mask?: PhoneMask | undefined;
  /** A button in the field empties it; false when left out. */
  isClearable?: boolean;
  /** The button (CODE-102). */
  submit?: string;
  /** Under which name numbers are remembered, to be filled in and offered (PROM-121). */
  remember?: string | undefined;
  /** Sends the code as soon as the form appears, when its number is known (CODE-211); false when left out. */
  isAskedAtOnce?: boolean;
  /** Before the number: what is chosen first. */
  lead?: ReactNode;
  /** What else the button waits for; null for nothing. */
  waitsFor?: string | null;
  /** After the number: other fields of the form. */
  children?: ReactNode;
}

/**
 * Asks for a number, and for a captcha when the server wants one. The button waits for both (CODE-128, CODE-129);
 * without scripts the server says what is missing.
 */
export function NumberForm(props: NumberFormProps) {
  const { data, action = 'sendCode', label = 'Номер телефона', hint, mask, remember, lead, children } = props;
  const { prompt = CODE_PROMPT, submit = 'Получить код', isClearable = false, isAskedAtOnce = false } = props;
  const { waitsFor = null } = props;
  const { state } = useFlow();
  const [typed, setTyped] = useState(state.values?.['msisdn'] ?? data.msisdn);
  // Which answer's captcha was typed: another answer empties the field.
  const [captcha, setCaptcha] = useState({ turn: state.turn, code: '' });
  const isCaptchaMissing = data.captcha !== null && (captcha.turn !== state.turn || captcha.code === '');
  const reason = waitsFor ?? toReason(!isWholePhone(typed), isCaptchaMissing);
  const button = useSentAtOnce(isAskedAtOnce && data.captcha === null && isWholePhone(data.msisdn));
  return (
    <FlowForm action={action}>
      <Stack gap={5}>
        {prompt !== null && <Text>{prompt}</Text>}
        {lead}
        <PhoneField
          label={label}
          hint={hint}
          mask={mask}
          remember={remember}
          isClearable={isClearable}
          msisdn={data.msisdn}
          onInput={setTyped}
        />
        {children}
        {data.captcha && (
          <CaptchaField
            captcha={data.captcha}
            refresh="refreshCaptcha"
            onInput={(code) => setCaptcha({ turn: state.turn, code: code.trim() })}
          />
        )}
        <WaitingButton reason={reason} buttonRef={button}>
          {submit}
        </WaitingButton>
      </Stack>
    </FlowForm>
  );
}

/** What the button waits for; null for nothing. */
function toReason(isNumberMissing: boolean, isCaptchaMissing: boolean): string | null {
  if (isNumberMissing) return 'Введите номер полностью, десять цифр после +7';
  return isCaptchaMissing ? 'Введите код с\u00a0картинки' : null;
}

/** Flows of this document that were sent at once: Back to the form must not send another code. */
const sentAtOnce = new Set<string>();

/** Sends the form of the button that the reference is put on, once in a document, and only from its first step. */
function useSentAtOnce(isSent: boolean) {
  const { id, state, submit } = useFlow();
  const button = useRef<HTMLButtonElement>(null);
  const isFirst = state.turn === 0;
  useEffect(() => {
    const form = button.current?.form;
    if (!isSent || !isFirst || !form || sentAtOnce.has(id)) return;
    sentAtOnce.add(id);
    submit(form, null);
  }, [id, isSent, isFirst, submit]);
  return button;
}
