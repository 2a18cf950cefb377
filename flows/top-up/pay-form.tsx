import { useEffect, useRef, useState } from 'react';
import { Button } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { Stack } from '#blocks/ui/stack';
import { CaptchaField } from '../kit/captcha/captcha-field';
import { useFlow, useFlowField, useSecretField } from '../kit/engine/flow-context';
import { FlowForm } from '../kit/engine/flow-form';
import { countDigits, readBounds } from '../kit/money/bounds';
import { ChipChoice } from '../kit/chips/chip-choice';
import { MoneyField } from '../kit/money/money-field';
import { PhoneField } from '../kit/phone/phone-field';
import { formatPhoneInput } from '../kit/phone/phone-input';
import type { Props } from './contract';
import type { States } from './machine';
import { PaymentLine, WithPayment } from './payment-receipt';
import { usePassingMessage } from './use-passing-message';

/** PAY-104 */
const METHODS = [
  { value: 'card', label: 'Картой' },
  { value: 'sbp', label: 'СБП' },
] as const;

interface PayFormProps {
  data: States['form'];
  props: Props;
}

/** How, which number, how much; and a captcha once the operator wants one of who pays by card. */
export function PayForm({ data, props }: PayFormProps) {
  const { isPending } = useFlow();
  const { id, value } = useFlowField('method');
  const [method, setMethod] = useState(value ?? data.method);
  const phone = useFlowField('msisdn').value ?? data.msisdn;
  const [typedPhone, setTypedPhone] = useState(phone === '' ? '' : formatPhoneInput(phone));
  const [amountKopecks, setAmountKopecks] = useState(data.amountKopecks);
  const root = useRef<HTMLDivElement>(null);
  const onFocus = usePassingMessage();
  const payment = { method, phone: typedPhone, amountKopecks };

  // What was chosen before this code came is in the page.
  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLInputElement>('input[name="method"]:checked');
    if (chosen) setMethod(chosen.value);
  }, []);

  const form = (
    <FlowForm action="pay">
      <Stack gap={5}>
        <ChipChoice
          id={id}
          name="method"
          legend="Как пополнить"
          chips={METHODS}
          value={method}
          onChange={setMethod}
        />
        <PhoneField
          label="Номер телефона"
          placeholder="Пополняемый номер"
          msisdn={data.msisdn}
          onInput={setTypedPhone}
          isClearable
        />
        <MoneyField
          label="Сумма"
          hint={props.amountDescription}
          amountKopecks={data.amountKopecks}
          maxDigits={countDigits(readBounds(props.amountDescription, props))}
          quickSums={props.quickSumsKopecks}
          onAmount={setAmountKopecks}
        />
        {data.captcha && method === 'card' && <Captcha key={data.captcha.id} captcha={data.captcha} />}
        {props.hasReceipt && <PaymentLine payment={payment} />}
        <Button type="submit" size="l" wide="phone" busy={isPending}>
          Перейти к оплате
        </Button>
      </Stack>
    </FlowForm>
  );
  return (
    <div ref={root} onFocus={onFocus}>
      {props.hasReceipt ? (
        <WithPayment payment={payment} fee={props.fee}>
          {form}
        </WithPayment>
      ) : (
        form
      )}
    </div>
  );
}

/** The first one is a question; after a wrong answer the field says so itself (PAY-132). */
function Captcha({ captcha }: { captcha: NonNullable<States['form']['captcha']> }) {
  const { id, error } = useSecretField('captchaCode');
  useEffect(() => {
    if (error !== undefined) return undefined;
    // After the engine, which puts the focus on the step's heading: here the next thing to do is the captcha.
    const frame = requestAnimationFrame(() => document.getElementById(id)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [id, error]);
  return (
    <Stack gap={4}>
      {error === undefined && (
        <Notice kind="info">Введите код с&nbsp;картинки: так мы поймём, что платит человек.</Notice>
      )}
      <CaptchaField captcha={captcha} refresh="refreshCaptcha" />
    </Stack>
  );
}
