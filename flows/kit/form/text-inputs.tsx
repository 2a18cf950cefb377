import type { ChangeEvent, FocusEvent, InputHTMLAttributes } from 'react';
import type { PlannedField, TextRule } from '#schemas/forms/form-plan';
import { MAX_INPUT_LENGTH, MAX_TEXTAREA_LENGTH } from '#schemas/forms/text-rules';
import { Checkbox } from '#blocks/ui/checkbox';
import type { FieldWidth } from '#blocks/ui/field-frame';
import { SelectField } from '#blocks/ui/select-field';
import { TextArea } from '#blocks/ui/text-area';
import { TextField } from '#blocks/ui/text-field';
import { applyMask, typeInto, type Mask, type MaskedForms } from '#blocks/ui/typed-mask';
import { offerPhones } from '../phone/offer-phones';
import { formatPhoneInput, PHONE_MASKS } from '../phone/phone-input';
import { FORM_WORDS } from './form-words';
import styles from './form.module.css';
import { usePlannedFormValue } from './planned-form-context';
import { toLabel } from './planned-values';
import { usePlannedInput } from './use-planned-input';

type FieldOf<Kind> = { field: PlannedField & { kind: Kind } };

interface RuleLook extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'className'
> {
  width?: FieldWidth;
}

const digits =
  (length: number): Mask =>
  (typed) =>
    typed.replace(/\D/g, '').slice(0, length);
/** Nothing is nothing; while it is typed the country's prefix stays. */
const toPhone: Mask = (typed) => (typed === '' ? '' : formatPhoneInput(typed));

/** What is typed before the prefix, where a click has put the caret, goes behind it, and the caret with it. */
function putBehindPrefix(input: HTMLInputElement): void {
  const [, early] = /^(\d+)\+7/.exec(input.value) ?? [];
  if (early === undefined) return;
  input.value = `+7${early}${input.value.slice(early.length + 2)}`;
  input.setSelectionRange(early.length + 2, early.length + 2);
}

const alike = (mask: Mask) => ({ typed: mask, whole: mask });

/** As wide as a short answer; the label is not. */
const narrow = styles.narrow;

/** Not `type="email"`: browsers write its Cyrillic addresses in another alphabet before we can refuse them. */
const EMAIL: RuleLook = {
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
};

const LOOKS: Readonly<Record<TextRule, RuleLook>> = {
  string: {},
  name: { autoComplete: 'given-name', autoCapitalize: 'words' },
  fio: { autoComplete: 'name', autoCapitalize: 'words' },
  email: EMAIL,
  email_dynamic: EMAIL,
  passport_series: { inputMode: 'numeric', autoComplete: 'off', className: narrow },
  passport_number: { inputMode: 'numeric', autoComplete: 'off', className: narrow },
  amount: { inputMode: 'decimal', autoComplete: 'off', className: narrow },
  integer: { inputMode: 'numeric', autoComplete: 'off', className: narrow },
  mobile: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', width: 'phone' },
  mobile_international: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', width: 'phone' },
};

const MASKS: Partial<Record<TextRule, MaskedForms>> = {
  passport_series: alike(digits(4)),
  passport_number: alike(digits(6)),
  mobile: { typed: (typed) => formatPhoneInput(typed), whole: toPhone },
};

/** One line of text, as its rule wants it typed. */
export function TextInput({ field }: FieldOf<'text'>) {
  const { initial, onChange, onFocus, onBlur, ...input } = usePlannedInput(field.key);
  const mask = MASKS[field.rule];
  const isPhone = field.rule === 'mobile';
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (isPhone) putBehindPrefix(event.target);
    if (mask) applyMask(event, mask);
    void onChange(event);
  };
  // CODE-406: the country's prefix stands there while the field is used, and leaves with the visitor.
  const enter = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (isPhone && currentTarget.value === '') {
      typeInto(currentTarget, '+7');
      currentTarget.setSelectionRange(2, 2);
    }
    // Where a number is not wanted, it is not filled in unasked.
    if (isPhone) void offerPhones(currentTarget, field.isRequired);
    onFocus();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (isPhone && event.currentTarget.value === '+7') typeInto(event.currentTarget, '');
    onBlur(event);
  };
  return (
    <TextField
      {...LOOKS[field.rule]}
      {...input}
      label={toLabel(field)}
      hint={field.notice}
      optional={!field.isRequired}
      placeholder={toPlaceholder(field) ?? (isPhone ? PHONE_MASKS['+7'] : undefined)}
      maxLength={MAX_INPUT_LENGTH}
      defaultValue={isPhone ? toPhone(initial) : initial}
      onChange={change}
      onFocus={enter}
      onBlur={leave}
    />
  );
}

/** From how many signs before the end a text area counts them. */
const COUNTED_SIGNS = 200;

/** Several lines; counts the signs that are left once there are few. */
export function TextAreaInput({ field }: FieldOf<'textarea'>) {
  const { values } = usePlannedFormValue();
  const { initial, ...input } = usePlannedInput(field.key);
  const left = MAX_TEXTAREA_LENGTH - (values[field.key] ?? '').trim().length;
  return (
    <div>
      <TextArea
        {...input}
        label={toLabel(field)}
        hint={field.notice}
        optional={!field.isRequired}
        placeholder={toPlaceholder(field)}
        defaultValue={initial}
      />
      <output className={styles.count}>
        {left <= COUNTED_SIGNS && (left < 0 ? FORM_WORDS.tooManySigns(-left) : FORM_WORDS.signsLeft(left))}
      </output>
    </div>
  );
}

export function CheckboxInput({ field }: FieldOf<'checkbox'>) {
  const { initial, ...input } = usePlannedInput(field.key);
  return (
    <Checkbox
      {...input}
      label={toLabel(field)}
      hint={field.notice}
      value="on"
      defaultChecked={initial === 'on'}
    />
  );
}

export function SelectInput({ field }: FieldOf<'select'>) {
  const { initial, ...input } = usePlannedInput(field.key);
  return (
    <SelectField
      {...input}
      label={toLabel(field)}
      hint={field.notice}
      optional={!field.isRequired}
      placeholder={toPlaceholder(field) ?? FORM_WORDS.chooseAnswer}
      defaultValue={initial}
      options={field.answers.map(({ value, title }) => ({ value, label: title }))}
    />
  );
}

/** Not when it is the label already. */
const toPlaceholder = ({ title, placeholder }: PlannedField) =>
  title === null ? undefined : (placeholder ?? undefined);
