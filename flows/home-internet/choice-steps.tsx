import { useState, type FormEvent, type ReactNode } from 'react';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { Disclosure } from '#blocks/ui/disclosure';
import { SelectField } from '#blocks/ui/select-field';
import { Stack } from '#blocks/ui/stack';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { WaitingButton } from '../kit/engine/waiting-button';
import { WithReceipt } from '../kit/receipt/receipt-card';
import type { Props } from './contract';
import styles from './home-internet.module.css';
import { isAsked, type Order } from './machine';
import {
  CHOICE_STEPS,
  MAX_COUNT,
  toCountLevel,
  toCountName,
  toReceipt,
  toTakeName,
  type ChoiceStep,
  type Chosen,
  type ChosenDevice,
  type Offer,
  type Offered,
} from './offer';
import { PlaceLine, ReceiptCard, ReceiptTotal } from './receipt-card';
import { HOME_TEXTS, ONCE, toCountText } from './texts';

type StepProps = StateViewProps<Order, Props>;

interface ChoiceFormProps extends Pick<StepProps, 'data' | 'heading' | 'props'> {
  step: ChoiceStep;
  title: string;
  action: string;
  /** What is chosen by now, ticks of this step included. */
  chosen: Chosen;
  /** What the button waits for; null for nothing. */
  waitsFor?: string | null;
  /** Told of every tick. */
  onTick: (typed: FormData) => void;
  children: ReactNode;
}

/** One step of the choice, with the receipt beside it. */
function ChoiceForm(form: ChoiceFormProps) {
  const { data, heading, props, step, title, action, chosen, waitsFor = null } = form;
  // The check of the address is the first one.
  const count = CHOICE_STEPS.indexOf(step) + 2;
  const { onTick, children } = form;
  const receipt = toReceipt(props.offer, chosen, HOME_TEXTS.router);
  const onChange = ({ currentTarget }: FormEvent<HTMLDivElement>) => {
    const typed = currentTarget.closest('form');
    if (typed !== null) onTick(new FormData(typed));
  };
  return (
    <WithReceipt>
      <Stack gap={5}>
        <StepTitle heading={heading}>{title}</StepTitle>
        <PlaceLine place={data.place} step={count} from={props.addressFromStep} />
        <FlowForm action={action}>
          <div onChange={onChange}>
            <Stack gap={5}>
              {children}
              <ReceiptTotal receipt={receipt} />
              <WaitingButton reason={waitsFor}>{HOME_TEXTS.next}</WaitingButton>
            </Stack>
          </div>
        </FlowForm>
        {(isAsked(data) || data.steps[0] !== step) && <LocalEvent event="BACK">{HOME_TEXTS.back}</LocalEvent>}
      </Stack>
      <ReceiptCard receipt={receipt} />
    </WithReceipt>
  );
}

/** HOME-228: the speeds of the network that the house has; of packages, with the channels to add to one. */
export function OptionsStep({ id, data, props, heading }: StepProps) {
  const { place, chosen } = data;
  const { error } = useFlowField('plan');
  const isPackage = props.kind === 'convergent';
  const title = isPackage ? HOME_TEXTS.package : HOME_TEXTS.plan;
  const plans = place.network === 'absent' ? [] : props.offer.plans[place.network];
  const [typed, setTyped] = useState<{ plan: string; television: readonly string[] } | null>(null);
  const { plan: wanted, television } = typed ?? chosen;
  const plan = plans.some((one) => one.id === wanted) ? wanted : '';
  // A package that a card has named needs no look at the others.
  const named = isPackage ? plans.filter((one) => one.id === chosen.plan) : [];
  const first = named.length > 0 ? named : plans;
  const others = named.length > 0 ? plans.filter((one) => one.id !== chosen.plan) : [];
  const toTile = (one: Offered) => (
    <Tile key={one.id} id={id} kind="radio" name="plan" offered={one} isChosen={plan === one.id} />
  );
  return (
    <ChoiceForm
      data={data}
      heading={heading}
      title={title}
      action="choosePlan"
      props={props}
      step="options"
      chosen={{ ...chosen, plan, television }}
      waitsFor={plan === '' && plans.length > 0 ? HOME_TEXTS.planMissing : null}
      onTick={(form) => setTyped({ plan: String(form.get('plan') ?? ''), television: readTelevision(form) })}
    >
      <ChoiceGroup id={`${id}-plan`} legend={<span className="visually-hidden">{title}</span>} error={error}>
        {first.map(toTile)}
        {others.length > 0 && (
          <Disclosure summary={HOME_TEXTS.otherPackages}>{others.map(toTile)}</Disclosure>
        )}
      </ChoiceGroup>
      {isPackage && <Packs id={id} offer={props.offer} legend={HOME_TEXTS.morePacks} chosen={television} />}
    </ChoiceForm>
  );
}

export function TelevisionStep({ id, data, props, heading }: StepProps) {
  const { main } = props.offer.television;
  const { error } = useFlowField('main');
  const [television, setTelevision] = useState(data.chosen.television);
  const isChosen = (offered: Offered) => television.includes(offered.id);
  return (
    <ChoiceForm
      data={data}
      heading={heading}
      title={HOME_TEXTS.television}
      action="chooseTelevision"
      props={props}
      step="television"
      chosen={{ ...data.chosen, television }}
      onTick={(form) => setTelevision(readTelevision(form))}
    >
      {main.length > 0 && (
        <ChoiceGroup id={`${id}-main`} legend={HOME_TEXTS.main} error={error}>
          <Checkbox
            id={`${id}-main-none`}
            kind="radio"
            name="main"
            value=""
            label={HOME_TEXTS.noTelevision}
            defaultChecked={!main.some(isChosen)}
          />
          {main.map((one) => (
            <Tile key={one.id} id={id} kind="radio" name="main" offered={one} isChosen={isChosen(one)} />
          ))}
        </ChoiceGroup>
      )}
      <Packs id={id} offer={props.offer} legend={HOME_TEXTS.packs} chosen={television} />
    </ChoiceForm>
  );
}

interface PacksProps {
  id: string;
  offer: Offer;
  legend: string;
  chosen: readonly string[];
}

/** Packs of channels; nothing where none are offered. */
function Packs({ id, offer, legend, chosen }: PacksProps) {
  const { packs } = offer.television;
  const { error } = useFlowField('pack');
  if (packs.length === 0) return null;
  return (
    <ChoiceGroup id={`${id}-pack`} legend={legend} error={error}>
      {packs.map((one) => (
        <Tile
          key={one.id}
          id={id}
          kind="checkbox"
          name="pack"
          offered={one}
          isChosen={chosen.includes(one.id)}
        />
      ))}
    </ChoiceGroup>
  );
}

const readTelevision = (form: FormData): string[] =>
  [form.get('main'), ...form.getAll('pack')].map((id) => String(id ?? '')).filter((id) => id !== '');

const COUNTS = Array.from({ length: MAX_COUNT }, (_, index) => ({
  value: String(index + 1),
  label: toCountText(index + 1),
}));

/** HOME-222, HOME-402, HOME-403. */
export function DevicesStep({ id, data, props, heading }: StepProps) {
  const offered = props.offer.devices;
  const [devices, setDevices] = useState(data.chosen.devices);
  return (
    <ChoiceForm
      data={data}
      heading={heading}
      title={HOME_TEXTS.devices}
      action="chooseDevices"
      props={props}
      step="devices"
      chosen={{ ...data.chosen, devices }}
      onTick={(form) => setDevices(readDevices(offered, form))}
    >
      <ChoiceGroup
        id={`${id}-devices`}
        legend={<span className="visually-hidden">{HOME_TEXTS.devices}</span>}
      >
        {offered.map((device) => (
          <DeviceTile
            key={device.id}
            id={id}
            device={device}
            count={devices.find((one) => one.id === device.id)?.count ?? 0}
          />
        ))}
      </ChoiceGroup>
    </ChoiceForm>
  );
}

const readDevices = (offered: readonly Offered[], form: FormData): ChosenDevice[] =>
  offered.flatMap((device) =>
    form.get(toTakeName(device.id)) === 'on'
      ? [{ id: device.id, count: Number(form.get(toCountName(device.id)) ?? 1) }]
      : [],
  );

interface DeviceTileProps {
  id: string;
  device: Offered;
  /** 0 for one that is not taken. */
  count: number;
}

function DeviceTile({ id, device, count }: DeviceTileProps) {
  const level = toCountLevel(count);
  return (
    <div className={styles.device}>
      <Checkbox
        id={`${id}-take-${device.id}`}
        name={toTakeName(device.id)}
        value="on"
        label={device.title}
        hint={toHint(device)}
        defaultChecked={count > 0}
      />
      <div className={styles.amount}>
        {device.image !== '' && (
          <span className={styles.pictures} data-level={level} aria-hidden="true">
            {Array.from({ length: Math.max(1, level) }, (_, index) => (
              <img key={index} src={device.image} alt="" width={40} height={40} loading="lazy" />
            ))}
          </span>
        )}
        <div className={styles.count}>
          {' '}
          <SelectField
            id={`${id}-count-${device.id}`}
            name={toCountName(device.id)}
            label={
              <span className="visually-hidden">
                {HOME_TEXTS.count}: {device.title}
              </span>
            }
            options={COUNTS}
            defaultValue={String(Math.max(1, count))}
          />
        </div>
      </div>
    </div>
  );
}

interface TileProps {
  id: string;
  kind: 'radio' | 'checkbox';
  name: string;
  offered: Offered;
  isChosen: boolean;
}

function Tile({ id, kind, name, offered, isChosen }: TileProps) {
  return (
    <Checkbox
      id={`${id}-${name}-${offered.id}`}
      kind={kind}
      name={name}
      value={offered.id}
      label={offered.subtitle === '' ? offered.title : `${offered.title}, ${offered.subtitle}`}
      hint={toHint(offered)}
      defaultChecked={isChosen}
    />
  );
}

/** What it is, and what it costs. */
function toHint({ text, monthlyKopecks, oldMonthlyKopecks, onceKopecks }: Offered): ReactNode {
  return (
    <>
      {text !== '' && <span className={styles.about}>{text}</span>}
      <span className={styles.cost}>
        {monthlyKopecks === null && onceKopecks === null && HOME_TEXTS.unpriced}
        {oldMonthlyKopecks !== null && (
          <>
            <s>{formatPrice(oldMonthlyKopecks)}</s>{' '}
          </>
        )}
        {monthlyKopecks !== null && `${formatPrice(monthlyKopecks)} ${HOME_TEXTS.period}`}
        {monthlyKopecks !== null && onceKopecks !== null && ', '}
        {onceKopecks !== null && `${formatPrice(onceKopecks)} ${ONCE}`}
      </span>
    </>
  );
}
