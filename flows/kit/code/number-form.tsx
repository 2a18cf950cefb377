import { useState, type ReactNode } from 'react';
import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { CaptchaField } from '../captcha/captcha-field';
import { useFlow } from '../engine/flow-context';
import { FlowForm } from '../engine/flow-form';
import { useHydrated } from '../engine/use-hydrated';
import { PhoneField } from '../phone/phone-field';
import { isWholePhone } from '../phone/phone-input';
import type { NumberData } from './code-steps';

interface NumberFormProps {
  data: NumberData;
  /** The action that sends the code. */
  action?: string;
  label?: string;
  hint?: string | undefined;
  /** The button (CODE-102). */
  submit?: string;
  /** Between the number and the button: other fields of the form. */
  children?: ReactNode;
}

/**
 * Asks for a number, and for a captcha when the server wants one. The button waits for both (CODE-128, CODE-129);
 * without scripts the server says what is missing.
 */
export function NumberForm(props: NumberFormProps) {
  const {
    data,
    action = 'sendCode',
    label = 'Номер телефона',
    hint,
    submit = 'Получить код',
    children,
  } = props;
  const { state, isPending } = useFlow();
  const [typed, setTyped] = useState(state.values?.['msisdn'] ?? data.msisdn);
  // Which answer's captcha was typed: another answer empties the field.
  const [captcha, setCaptcha] = useState({ turn: state.turn, code: '' });
  const isCaptchaMissing = data.captcha !== null && (captcha.turn !== state.turn || captcha.code === '');
  const isWaiting = useHydrated() && (!isWholePhone(typed) || isCaptchaMissing);
  return (
    <FlowForm action={action}>
      <Stack gap={5}>
        <PhoneField {...{ label, hint }} msisdn={data.msisdn} onInput={setTyped} />
        {data.captcha && (
          <CaptchaField
            captcha={data.captcha}
            refresh="refreshCaptcha"
            onInput={(code) => setCaptcha({ turn: state.turn, code: code.trim() })}
          />
        )}
        {children}
        <Button type="submit" wide="phone" busy={isPending} disabled={isWaiting}>
          {submit}
        </Button>
      </Stack>
    </FlowForm>
  );
}
