import { useState } from 'react';
import { toPortingDays } from '#schemas/products/number-porting';
import { listWorkingDays } from '#schemas/products/working-days';
import { PORTING_COOKIE, readPortingMark } from '#schemas/products/porting-mark';
import { PORTING_VISIT_KEY } from '#schemas/products/porting-visit';
import { keepText } from '#blocks/ui/browser-storage';
import { Button, ButtonLink } from '#blocks/ui/button';
import { DateField, hasDatePicker } from '#blocks/ui/date-field';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatDate } from '#blocks/ui/text/format-date';
import { formatPhone } from '#blocks/ui/text/format-phone';
import { PORTING_PAUSE } from '#blocks/ui/products/porting-terms';
import { readVisitorCookie } from '#blocks/ui/visitor-cookie';
import { ChipChoice } from '../kit/chips/chip-choice';
import { EmailField } from '../kit/contact/email-field';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { useHydrated } from '../kit/engine/use-hydrated';
import { WaitingButton } from '../kit/engine/waiting-button';
import { useToday } from '../kit/form/use-today';
import { TotalLine } from '../kit/order/order-step';
import { PhoneField } from '../kit/phone/phone-field';
import { isWholePhone } from '../kit/phone/phone-input';
import type { Props } from './contract';
import type { States } from './machine';
import { Step } from './step';
import { PORTING_TEXTS } from './texts';
import { toReceipt } from './to-receipt';

/** The number, and the tariff that it comes to. */
export function NumberStep({ data, props, heading }: StateViewProps<States['number'], Props>) {
  const { draft } = data;
  const receipt = toReceipt(props, draft);
  const field = useFlowField('msisdn');
  const [typed, setTyped] = useState(field.value ?? draft.msisdn);
  return (
    <Step props={props} name="number" heading={heading} title={PORTING_TEXTS.number} receipt={receipt}>
      <Text measured>{PORTING_TEXTS.numberText}</Text>
      <TariffLine props={props} />
      <BackToTariff />
      <FlowForm action="check" keepsTyped>
        <Stack gap={5}>
          <PhoneField
            label={PORTING_TEXTS.numberLabel}
            hint={`${PORTING_PAUSE}.`}
            msisdn={draft.msisdn}
            onInput={setTyped}
            isClearable
          />
          <TotalLine receipt={receipt} />
          <WaitingButton reason={isWholePhone(typed) ? null : PORTING_TEXTS.numberReason}>
            {PORTING_TEXTS.check}
          </WaitingButton>
        </Stack>
      </FlowForm>
    </Step>
  );
}

/** Keeps the way back here, so that tariff pages can offer it (TRF-257). */
const keepWayBack = () =>
  keepText(PORTING_VISIT_KEY, JSON.stringify({ back: `${location.pathname}${location.search}` }), 'session');

function TariffLine({ props }: { props: Props }) {
  const { tariff, isTariffGone, catalogueLink } = props;
  const link = (
    <Link href={catalogueLink} onClick={keepWayBack}>
      {tariff === null ? PORTING_TEXTS.chooseTariff : PORTING_TEXTS.otherTariff}
    </Link>
  );
  if (isTariffGone)
    return (
      <Notice kind="warning" action={link}>
        {PORTING_TEXTS.tariffGone}
      </Notice>
    );
  return (
    <div>
      <Text>
        {tariff === null ? (
          PORTING_TEXTS.noTariff
        ) : (
          <>
            {PORTING_TEXTS.tariffLabel} <strong>«{tariff.title}»</strong>
          </>
        )}
      </Text>
      <Text>{link}</Text>
    </div>
  );
}

/** For those who came from a tariff's page: the way back there, which only the browser knows (ANLT-409). */
function BackToTariff() {
  const isHydrated = useHydrated();
  const mark = isHydrated ? readPortingMark(readVisitorCookie(PORTING_COOKIE)) : null;
  if (mark === null || mark.tariff === '') return null;
  return (
    <Text>
      <Link href={mark.pathname}>{PORTING_TEXTS.backToTariff}</Link>
    </Text>
  );
}

/** The number was moved too lately: it can be reminded of (MNP-110, MNP-112). */
export function EarlyStep({ data, props, heading, isPending }: StateViewProps<States['early'], Props>) {
  return (
    <Step props={props} heading={heading} title={PORTING_TEXTS.early} receipt={null}>
      <Text measured>
        {formatPhone(data.msisdn)}. {PORTING_PAUSE}.
      </Text>
      <Text measured>{PORTING_TEXTS.earlyText}</Text>
      <FlowForm action="askNotice">
        <Stack gap={5}>
          <EmailField label={PORTING_TEXTS.email} optional />
          <Button type="submit" wide="phone" busy={isPending}>
            {PORTING_TEXTS.notice}
          </Button>
        </Stack>
      </FlowForm>
      <LocalEvent event="CHANGE_NUMBER">{PORTING_TEXTS.otherNumber}</LocalEvent>
    </Step>
  );
}

export function NoticedStep({ data, props, heading }: StateViewProps<States['noticed'], Props>) {
  return (
    <Step props={props} heading={heading} title={PORTING_TEXTS.noticed} receipt={null}>
      <Text measured>
        {formatPhone(data.msisdn)}. {PORTING_TEXTS.noticedText}
      </Text>
      <div>
        <ButtonLink href="/" variant="secondary" wide="phone">
          {PORTING_TEXTS.home}
        </ButtonLink>
      </div>
    </Step>
  );
}

/** So many of the nearest working days are offered. */
const OFFERED_DAYS = 5;

/** One of the nearest working days, or another one within the limits. */
export function DayStep({ id, data, props, heading, isPending }: StateViewProps<States['day'], Props>) {
  const { draft } = data;
  const receipt = toReceipt(props, draft);
  const isHydrated = useHydrated();
  const date = useFlowField('date');
  const days = toPortingDays(useToday(props.today));
  const offered = listWorkingDays(days.earliest, OFFERED_DAYS);
  const [first = ''] = offered;
  const [day, setDay] = useState(toChosen(draft.date, offered, date.error === undefined));
  const chosen = day ?? first;
  return (
    <Step props={props} name="day" heading={heading} title={PORTING_TEXTS.day} receipt={receipt}>
      <Text measured>{PORTING_TEXTS.dayText}</Text>
      <FlowForm action="chooseDay" keepsTyped>
        <Stack gap={5}>
          <ChipChoice
            id={`${id}-day`}
            name="day"
            legend={PORTING_TEXTS.dayNear}
            chips={[
              ...offered.map((one) => ({ value: one, label: formatDate(one, { look: 'day' }) })),
              { value: '', label: PORTING_TEXTS.dayOther },
            ]}
            value={chosen}
            onChange={setDay}
            isNarrow={false}
          />
          {(!isHydrated || chosen === '') && (
            <DateField
              id={date.id}
              name="date"
              label={PORTING_TEXTS.dayLabel}
              hint={PORTING_TEXTS.dateHint(days.earliest, days.latest)}
              min={days.earliest}
              max={days.latest}
              error={date.error}
              defaultValue={date.value ?? toTyped(draft.date, offered)}
              hasPicker={isHydrated && hasDatePicker()}
            />
          )}
          <TotalLine receipt={receipt} />
          <Button type="submit" wide="phone" busy={isPending}>
            {PORTING_TEXTS.next}
          </Button>
        </Stack>
      </FlowForm>
      <LocalEvent event="BACK">{PORTING_TEXTS.back}</LocalEvent>
    </Step>
  );
}

/** The chip that is chosen at first: null for the first day, empty for another day. */
function toChosen(date: string, offered: readonly string[], isSound: boolean): string | null {
  if (!isSound) return '';
  if (date === '') return null;
  return offered.includes(date) ? date : '';
}

/** A day that no chip has, as it would be typed. */
const toTyped = (date: string, offered: readonly string[]): string =>
  date === '' || offered.includes(date) ? '' : formatDate(date, { look: 'short' });
