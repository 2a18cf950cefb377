import { useState } from 'react';
import { Button, ButtonLink } from '#blocks/ui/button';
import { Card } from '#blocks/ui/card';
import { Notice } from '#blocks/ui/notice';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatDate } from '#blocks/ui/text/format-date';
import { ChoiceCards } from '../kit/choice-cards/choice-cards';
import { CodeForm } from '../kit/code/code-form';
import { NumberForm } from '../kit/code/number-form';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { PhoneNumber } from '../kit/phone/phone-number';
import { WithReceipt } from '../kit/receipt/receipt-card';
import type { EventInfo, Props } from './contract';
import styles from './event-gift.module.css';
import { machine, type States } from './machine';
import { CLOSED_TEXTS, CLOSED_TITLES, EVENT_TEXTS } from './texts';

type StepProps<State extends keyof States> = StateViewProps<States[State], Props>;

const views: FlowViews<typeof machine, Props> = {
  choose: ChooseStep,
  confirm: ({ data, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{EVENT_TEXTS.code}</StepTitle>
      <Text>
        {EVENT_TEXTS.choose}: {data.gift.title}.
      </Text>
      <CodeForm data={data} submit={EVENT_TEXTS.receive} changeNumber="CHANGE_NUMBER" />
    </Stack>
  ),
  given: ({ data, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{EVENT_TEXTS.given}</StepTitle>
      <Text measured>
        За&nbsp;номером <PhoneNumber msisdn={data.msisdn} /> уже записан подарок этого события.{' '}
        {EVENT_TEXTS.givenText}
      </Text>
      <LocalEvent event="CHANGE_NUMBER" variant="secondary">
        {EVENT_TEXTS.otherNumber}
      </LocalEvent>
    </Stack>
  ),
  received: ReceivedStep,
  reminded: ({ data, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{EVENT_TEXTS.reminded}</StepTitle>
      <Text measured>
        SMS придёт на&nbsp;номер <PhoneNumber msisdn={data.msisdn} /> в&nbsp;день события
        {data.event.date === null ? '.' : `, ${formatDate(data.event.date)}`}
      </Text>
    </Stack>
  ),
  closed: ({ data, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{CLOSED_TITLES[data.reason]}</StepTitle>
      {data.title !== '' && <Text look="lead">{data.title}</Text>}
      <Text measured>{CLOSED_TEXTS[data.reason]}</Text>
      <div>
        <ButtonLink href="/action" variant="secondary" wide="phone">
          {EVENT_TEXTS.actions}
        </ButtonLink>
      </div>
    </Stack>
  ),
  unavailable: ({ props, heading, isPending }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      <Notice kind="warning">{EVENT_TEXTS.unavailable}</Notice>
      <FlowForm action="load">
        <Button type="submit" variant="secondary" wide="phone" busy={isPending}>
          {EVENT_TEXTS.again}
        </Button>
      </FlowForm>
    </Stack>
  ),
};

/** The event, its gifts and the visitor's number, in one form. A gift that is the only one is chosen. */
function ChooseStep({ data, props, heading }: StepProps<'choose'>) {
  const { value } = useFlowField('giftId');
  const [only, ...others] = data.gifts;
  const [chosen, setChosen] = useState(
    value ?? (data.giftId || (others.length === 0 ? (only?.id ?? '') : '')),
  );
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      <Text measured>{props.description}</Text>
      <AboutEvent event={data.event} />
      <div className={styles.form}>
        <NumberForm
          data={data}
          prompt={null}
          label="Ваш номер"
          lead={
            <ChoiceCards
              name="giftId"
              legend={EVENT_TEXTS.choose}
              choices={data.gifts.map(({ id, title, description }) => ({ id, title, hint: description }))}
              chosen={chosen}
              onChoose={setChosen}
            />
          }
          waitsFor={chosen === '' ? EVENT_TEXTS.waitsForGift : null}
        />
      </div>
    </Stack>
  );
}

function AboutEvent({ event }: { event: EventInfo }) {
  return (
    <div>
      <Text look="lead">{event.title}</Text>
      {event.date !== null && <Text>{formatDate(event.date)}</Text>}
      {event.description !== '' && <Text tone="muted">{event.description}</Text>}
    </div>
  );
}

/** What the visitor gets and when; while the event lies ahead, they can be reminded of it. */
function ReceivedStep({ data, heading, isPending }: StepProps<'received'>) {
  const { event, gift, msisdn } = data;
  return (
    <WithReceipt>
      <Stack gap={5}>
        <StepTitle heading={heading}>
          {EVENT_TEXTS.received}: {gift.title}
        </StepTitle>
        {gift.description !== '' && <Text look="lead">{gift.description}</Text>}
        <Text measured>
          Записали подарок за&nbsp;номером <PhoneNumber msisdn={msisdn} />.
        </Text>
      </Stack>
      {event.isAhead && (
        <Card>
          <Stack gap={5}>
            <AboutEvent event={event} />
            <FlowForm action="remind">
              <Button type="submit" variant="secondary" wide="phone" busy={isPending}>
                {EVENT_TEXTS.remind}
              </Button>
            </FlowForm>
          </Stack>
        </Card>
      )}
    </WithReceipt>
  );
}

export default createFlowView('event-gift', machine, views, { isWide: true });
