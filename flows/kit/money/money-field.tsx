import { useEffect, useState, type ChangeEvent } from 'react';
import { Stack } from '#blocks/ui/stack';
import { TextField } from '#blocks/ui/text-field';
import { useFlowField } from '../engine/flow-context';
import { putCaret } from '../form/put-caret';
import { toCaret } from '../phone/phone-input';
import { formatAmountInput, fromKopecks, toKopecks } from './amount-input';
import { isAmountEntered } from './entered';
import { QuickSums } from './quick-sums';

interface MoneyFieldProps {
  name?: string;
  label: string;
  hint?: string | undefined;
  /** 0 while there is none. */
  amountKopecks: number;
  /** How many digits of roubles it takes: `countDigits` of the bounds. */
  maxDigits: number;
  /** Sums that one touch fills in, in kopecks. */
  quickSums?: readonly number[];
  /** Gets the amount that the field says, in kopecks; 0 for none. */
  onAmount?: (kopecks: number) => void;
}

/** An amount in whole roubles, thousands apart. Without scripts any usual writing of it is understood. */
export function MoneyField(props: MoneyFieldProps) {
  const { name = 'amount', label, hint, amountKopecks, maxDigits, quickSums = [], onAmount } = props;
  const { id, value, error } = useFlowField(name);
  const [text, setText] = useState(formatAmountInput(value ?? fromKopecks(amountKopecks), maxDigits));

  const kopecks = toKopecks(text);
  useEffect(() => onAmount?.(kopecks), [kopecks, onAmount]);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = target;
    const before = typed.slice(0, selectionStart ?? typed.length).replace(/\D/g, '').length;
    const formatted = formatAmountInput(typed, maxDigits);
    setText(formatted);
    const caret = before === 0 ? 0 : toCaret(formatted, before);
    putCaret(target, caret);
  };

  return (
    <Stack gap={3}>
      <TextField
        id={id}
        name={name}
        label={label}
        hint={hint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        width="phone"
        // PAY-117
        placeholder="10 ₽"
        value={text}
        onChange={onChange}
        after={isAmountEntered(kopecks) ? '₽' : undefined}
      />
      {quickSums.length > 0 && (
        <QuickSums
          sums={quickSums}
          chosenKopecks={kopecks}
          onChoose={(sum) => setText(formatAmountInput(fromKopecks(sum), maxDigits))}
        />
      )}
    </Stack>
  );
}
