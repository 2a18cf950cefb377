import type { ReactNode } from 'react';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { DateField } from '#blocks/ui/date-field';
import { Heading } from '#blocks/ui/heading';
import { Stack } from '#blocks/ui/stack';
import { TextField, type TextFieldProps } from '#blocks/ui/text-field';
import { applyMask, type MaskedForms } from '#blocks/ui/typed-mask';
import { LineField } from '../contact/line-field';
import { useFlow, useFlowField } from '../engine/flow-context';
import { ISSUE_ID_MASK, PASSPORT_MASK } from './digit-masks';
import styles from './person.module.css';
import { PERSON_TEXTS as TEXTS } from './person-texts';

/** The questionnaire of a subscriber: who they are, then what stands in the passport. `children` come last. */
export function PersonFields({ children }: { children?: ReactNode }) {
  return (
    <Stack gap={5}>
      <LineField name="lastName" label={TEXTS.lastName} autoComplete="family-name" />
      <LineField name="firstName" label={TEXTS.firstName} autoComplete="given-name" />
      <LineField name="middleName" label={TEXTS.middleName} autoComplete="additional-name" optional />
      <Gender />
      <Day name="birthDate" label={TEXTS.birthDate} autoComplete="bday" />
      <LineField name="birthPlace" label={TEXTS.birthPlace} hint={TEXTS.birthPlaceHint} autoComplete="off" />
      <Heading level={3} look="lead">
        {TEXTS.passportPart}
      </Heading>
      <Digits
        name="passport"
        label={TEXTS.passport}
        mask={PASSPORT_MASK}
        placeholder="00 00 000000"
        width="phone"
      />
      <div className={styles.pair}>
        <Day name="issueDate" label={TEXTS.issueDate} autoComplete="off" />
        <Digits
          name="issueId"
          label={TEXTS.issueId}
          mask={ISSUE_ID_MASK}
          placeholder="000-000"
          width="short"
        />
      </div>
      <LineField name="issuedBy" label={TEXTS.issuedBy} autoComplete="off" />
      {children}
    </Stack>
  );
}

type DayProps = Pick<TextFieldProps, 'name' | 'label' | 'autoComplete'>;

function Day({ name, ...own }: DayProps) {
  const { id, value, error } = useFlowField(name);
  return <DateField {...own} id={id} name={name} error={error} defaultValue={value} />;
}

interface DigitsProps extends Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'placeholder' | 'width'> {
  mask: MaskedForms;
  /** What stands there before anything was sent. */
  initial?: string;
  /** Gets what the field says after each change, in its groups. */
  onTyped?: (text: string) => void;
}

/** Digits that are written in groups while they are typed; pasted with any signs between them. */
export function Digits({ name, mask, initial, onTyped, ...own }: DigitsProps) {
  const { id, value, error } = useFlowField(name);
  return (
    <TextField
      {...own}
      id={id}
      name={name}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={value ?? initial}
      onChange={(event) => {
        applyMask(event, mask);
        onTyped?.(event.target.value);
      }}
    />
  );
}

const GENDERS = [
  { value: 'MALE', label: TEXTS.male },
  { value: 'FEMALE', label: TEXTS.female },
] as const;

function Gender() {
  const { id } = useFlow();
  const { value: chosen, error } = useFlowField('gender');
  return (
    <ChoiceGroup id={`${id}-gender`} legend={TEXTS.gender} error={error}>
      {GENDERS.map(({ value, label }) => (
        <Checkbox
          key={value}
          id={`${id}-gender-${value}`}
          kind="radio"
          name="gender"
          value={value}
          label={label}
          defaultChecked={chosen === value}
        />
      ))}
    </ChoiceGroup>
  );
}
