import { useRef, useState } from 'react';
import { toPortingDays } from '#schemas/products/number-porting';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { DateField } from '#blocks/ui/date-field';
import { Heading } from '#blocks/ui/heading';
import { SelectField } from '#blocks/ui/select-field';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import { Disclosure } from '#blocks/ui/disclosure';
import { formatPrice } from '#blocks/ui/text/format-price';
import { formatPhone } from '#blocks/ui/text/format-phone';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlow, useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { WaitingButton } from '../kit/engine/waiting-button';
import { useToday } from '../kit/form/use-today';
import { PhoneField } from '../kit/phone/phone-field';
import type { Props, SimNumber } from './contract';
import type { States } from './machine';
import { groupByTier, NUMBER_GROUPS, TIER_NAMES } from './numbers';
import { StepFrame } from './order-card';
import styles from './sim-order.module.css';
import { SIM_TEXTS } from './texts';

type NumberProps = StateViewProps<States['number'], Props>;

/**
 * A number is searched for and chosen; or any will do, or the visitor's own moves here. The focus of a step that was
 * searched goes to what was found: the form of the search fills a phone's screen.
 */
export function NumberStep({ id, data, props, heading }: NumberProps) {
  const { error } = useFlowField('number');
  const { numbers, isCut, search } = data;
  const isSearched = search.mode !== 'ALL' || search.tier !== 'any';
  const isWrong = useFlowField('query').error !== undefined;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState('');
  // A search may have taken the chosen number from the list.
  const sent = numbers.some(({ msisdn }) => msisdn === chosen) ? chosen : '';
  return (
    <StepFrame
      step="number"
      order={data.order}
      props={props}
      heading={isSearched ? { headingRef: titleRef, tabIndex: -1 } : heading}
      title={SIM_TEXTS.number}
    >
      <Disclosure summary={SIM_TEXTS.findTitle} open={isSearched || isWrong}>
        <SearchForm data={data} />
      </Disclosure>
      <FlowForm action="chooseNumber">
        <Stack gap={5}>
          <ChoiceGroup
            id={`${id}-number`}
            legend={isSearched ? <FoundTitle heading={heading} /> : SIM_TEXTS.numbersFree}
            error={error}
            hint={numbers.length === 0 ? SIM_TEXTS.noNumbers : undefined}
          >
            <Checkbox
              id={`${id}-number-any`}
              kind="radio"
              name="number"
              value=""
              label={SIM_TEXTS.anyNumber}
              hint={SIM_TEXTS.anyNumberHint}
              checked={sent === ''}
              onChange={() => setChosen('')}
            />
            {search.group === 'GROUP' ? (
              groupByTier(numbers).map((group) => (
                <div key={group.tier} className={styles.tier}>
                  <Heading level={4} look="lead">
                    {TIER_NAMES[group.tier]}
                  </Heading>
                  <NumberList id={id} numbers={group.numbers} chosen={sent} onChoose={setChosen} />
                </div>
              ))
            ) : (
              <NumberList id={id} numbers={numbers} chosen={sent} onChoose={setChosen} />
            )}
          </ChoiceGroup>
          {isCut && (
            <Text look="small" tone="muted">
              {SIM_TEXTS.numbersCut}
            </Text>
          )}
          <WaitingButton reason={null}>{SIM_TEXTS.take}</WaitingButton>
        </Stack>
      </FlowForm>
      <Stack gap={2}>
        <Text>{SIM_TEXTS.portText}</Text>
        <LocalEvent event="PORT" variant="secondary">
          {SIM_TEXTS.port}
        </LocalEvent>
      </Stack>
      <LocalEvent event="BACK">{SIM_TEXTS.back}</LocalEvent>
    </StepFrame>
  );
}

function FoundTitle({ heading: { headingRef, ...target } }: Pick<NumberProps, 'heading'>) {
  return (
    <span ref={headingRef} {...target}>
      {SIM_TEXTS.numbersFree}
    </span>
  );
}

interface NumberListProps {
  id: string;
  numbers: readonly SimNumber[];
  chosen: string;
  onChoose: (msisdn: string) => void;
}

function NumberList({ id, numbers, chosen, onChoose }: NumberListProps) {
  return (
    <div className={styles.numbers}>
      {numbers.map(({ msisdn, tier, kopecks }) => (
        <Checkbox
          key={msisdn}
          id={`${id}-number-${msisdn}`}
          kind="radio"
          name="number"
          value={msisdn}
          checked={msisdn === chosen}
          onChange={() => onChoose(msisdn)}
          label={<span className={styles.digits}>{formatPhone(msisdn)}</span>}
          hint={`${TIER_NAMES[tier]}, ${kopecks === 0 ? SIM_TEXTS.free.toLowerCase() : formatPrice(kopecks)}`}
        />
      ))}
    </div>
  );
}

const MODES = ['ALL', 'FAVORITE_NUMBER', 'TAIL'] as const;

/** SIM-402, SIM-403, SIM-401. */
function SearchForm({ data }: Pick<NumberProps, 'data'>) {
  const { id, state } = useFlow();
  const query = useFlowField('query');
  // What was refused stands there as it was typed.
  const typed = query.error === undefined ? data.search : { ...data.search, ...state.values };
  const [mode, setMode] = useState(typed.mode);
  const [digits, setDigits] = useState(typed.query);
  /** All numbers are those of no digits: who types some looks for them, who wants all wants them gone. */
  const chooseMode = (next: string) => {
    setMode(MODES.find((one) => one === next) ?? 'ALL');
    if (next === 'ALL') setDigits('');
  };
  const typeDigits = (next: string) => {
    setDigits(next);
    if (mode === 'ALL' && next !== '') setMode('FAVORITE_NUMBER');
  };
  return (
    <FlowForm action="search">
      <div className={styles.search}>
        <SelectField
          id={`${id}-mode`}
          name="mode"
          label={SIM_TEXTS.mode}
          value={mode}
          onChange={({ target }) => chooseMode(target.value)}
          options={MODES.map((value) => ({ value, label: SIM_TEXTS.modes[value] }))}
        />
        <TextField
          id={query.id}
          name="query"
          label={SIM_TEXTS.query}
          error={query.error}
          inputMode="numeric"
          autoComplete="off"
          placeholder="777"
          value={digits}
          onChange={({ target }) => typeDigits(target.value)}
        />
        <SelectField
          id={`${id}-tier`}
          name="tier"
          label={SIM_TEXTS.tier}
          defaultValue={typed.tier}
          options={[
            { value: 'any', label: SIM_TEXTS.anyTier },
            ...Object.entries(TIER_NAMES).map(([value, label]) => ({ value, label })),
          ]}
        />
        <SelectField
          id={`${id}-group`}
          name="group"
          label={SIM_TEXTS.group}
          defaultValue={typed.group}
          options={NUMBER_GROUPS.map((value) => ({ value, label: SIM_TEXTS.groups[value] }))}
        />
        <WaitingButton reason={null} variant="secondary">
          {SIM_TEXTS.find}
        </WaitingButton>
      </div>
    </FlowForm>
  );
}

/** A number of another operator, and the day it moves. */
export function PortingStep({ data, props, heading }: StateViewProps<States['porting'], Props>) {
  const date = useFlowField('date');
  const days = toPortingDays(useToday(props.today));
  return (
    <StepFrame step="number" order={data.order} props={props} heading={heading} title={SIM_TEXTS.porting}>
      <Text measured>{SIM_TEXTS.portingText}</Text>
      <FlowForm action="port" keepsTyped>
        <Stack gap={5}>
          <PhoneField label={SIM_TEXTS.portedNumber} />
          <DateField
            id={date.id}
            name="date"
            label={SIM_TEXTS.portingDate}
            hint={SIM_TEXTS.dateHint(days.earliest, days.latest)}
            min={days.earliest}
            max={days.latest}
            error={date.error}
            defaultValue={date.value}
          />
          <WaitingButton reason={null}>{SIM_TEXTS.next}</WaitingButton>
        </Stack>
      </FlowForm>
      <FlowForm action="toNumbers">
        <WaitingButton reason={null} variant="ghost">
          {SIM_TEXTS.chooseNumber}
        </WaitingButton>
      </FlowForm>
    </StepFrame>
  );
}
