import { useState, type ReactNode } from 'react';
import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { CaptchaField } from '../captcha/captcha-field';
import { useFlow } from '../engine/flow-context';
import { FlowForm, LocalEvent } from '../engine/flow-form';
import { useHydrated } from '../engine/use-hydrated';
import { PhoneNumber } from '../phone/phone-number';
import { CodeField } from './code-field';
import type { CodeData } from './code-steps';
import { ResendCode } from './resend-code';

interface CodeFormProps {
  data: CodeData;
  /** The action that confirms the code, and the one that sends another. */
  action?: string;
  resend?: string;
  /** The machine's local event that leads back to the number; no such button without it. */
  changeNumber?: string | undefined;
  submit?: string;
  /** Sent by itself once the code is whole (CODE-209); true when left out. */
  isSentWhole?: boolean;
  /** False while another number stands in the form: there is no code for it yet. */
  isCodeAsked?: boolean;
  /** In the form, before the code: a field for another number. */
  children?: ReactNode;
}

/** Asks for the code that was sent; the button waits for all its digits (CODE-410). */
export function CodeForm(props: CodeFormProps) {
  const { data, action = 'confirm', resend = 'resendCode', changeNumber, submit = 'Подтвердить' } = props;
  const { isSentWhole = true, isCodeAsked = true, children } = props;
  const { state, isPending } = useFlow();
  // Every answer empties the field.
  const [code, setCode] = useState({ turn: state.turn, text: '' });
  const isWhole = code.turn === state.turn && code.text.length === data.codeLength;
  const isWaiting = useHydrated() && isCodeAsked && !isWhole;
  return (
    <Stack gap={5}>
      <Text>
        Отправили его на номер <PhoneNumber msisdn={data.msisdn} />.
      </Text>
      <FlowForm action={action}>
        <Stack gap={5}>
          {children}
          {isCodeAsked && (
            <CodeField
              length={data.codeLength}
              onInput={(text) => setCode({ turn: state.turn, text })}
              {...(isSentWhole && { onWhole: (input) => input.form?.requestSubmit() })}
            />
          )}
          {isCodeAsked && data.captcha && <CaptchaField captcha={data.captcha} refresh="refreshCaptcha" />}
          <Button type="submit" wide="phone" busy={isPending} disabled={isWaiting}>
            {submit}
          </Button>
          {isCodeAsked && <ResendCode resendAt={data.resendAt} action={resend} />}
        </Stack>
      </FlowForm>
      {changeNumber !== undefined && <LocalEvent event={changeNumber}>Изменить номер</LocalEvent>}
    </Stack>
  );
}
