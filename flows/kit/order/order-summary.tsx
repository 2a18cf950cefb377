import { toSalonText } from '#schemas/products/orders-page';
import type { Salon } from '#schemas/products/receiving';
import type { ReactNode } from 'react';
import { Checkbox } from '#blocks/ui/checkbox';
import { Link } from '#blocks/ui/link';
import { Text } from '#blocks/ui/text';
import { formatDate } from '#blocks/ui/text/format-date';
import { formatPhone } from '#blocks/ui/text/format-phone';
import { useFlowField } from '../engine/flow-context';
import { LocalEvent } from '../engine/flow-form';
import { keepNumbers } from '../phone/phone-number';
import styles from './order.module.css';
import type { Contacts, Place } from './order-contract';
import type { ReceivingKind } from './order-rules';
import { ORDER_WORDS } from './order-words';

/** What an order says of itself before it is sent: for whom, where to, with the way back to each part. */

export function Summary({ children }: { children: ReactNode }) {
  return <div className={styles.summary}>{children}</div>;
}

interface SummaryPartProps {
  event: string;
  /** What is changed, for those who hear the button alone. */
  about: string;
  canChange?: boolean;
  children: ReactNode;
}

export function SummaryPart({ event, about, canChange = true, children }: SummaryPartProps) {
  return (
    <div className={styles.part}>
      <div>{children}</div>
      {canChange && (
        <div className={styles.change}>
          <LocalEvent event={event}>
            {ORDER_WORDS.change}
            <span className="visually-hidden"> {about}</span>
          </LocalEvent>
        </div>
      )}
    </div>
  );
}

export function ContactLines({ contacts }: { contacts: Contacts }) {
  return (
    <>
      <Text strong>
        {contacts.lastName} {contacts.firstName}
      </Text>
      <Text>{formatPhone(contacts.msisdn)}</Text>
      {contacts.email !== '' && <Text>{contacts.email}</Text>}
    </>
  );
}

interface ReceivingLinesProps {
  kind: ReceivingKind | null;
  salon: Salon | undefined;
  place: Place | null;
}

export function ReceivingLines({ kind, salon, place }: ReceivingLinesProps) {
  return (
    <>
      {kind !== null && <Text strong>{ORDER_WORDS[kind]}</Text>}
      {kind === 'self' ? <SalonLines salon={salon} /> : <PlaceLines place={place} />}
    </>
  );
}

function SalonLines({ salon }: { salon: Salon | undefined }) {
  if (salon === undefined) return null;
  return (
    <>
      <Text>{toSalonText(salon)}</Text>
      {salon.worktime !== '' && <Text tone="muted">{salon.worktime}</Text>}
    </>
  );
}

function PlaceLines({ place }: { place: Place | null }) {
  if (place === null) return null;
  const { address, flat, comment, date, interval } = place;
  return (
    <>
      <Text>{flat === '' ? address : `${address}, кв.\u00a0${flat}`}</Text>
      {date !== '' && (
        <Text>
          {formatDate(date, { look: 'day' })}, {interval}
        </Text>
      )}
      {comment !== '' && <Text tone="muted">{comment}</Text>}
    </>
  );
}

/** ORD-145, ORD-154. */
export function Acceptance({ termsLink }: { termsLink: string }) {
  const { id, value, error } = useFlowField('accept');
  return (
    <Checkbox
      id={id}
      name="accept"
      value="on"
      label={ORDER_WORDS.accept}
      hint={
        <Link href={termsLink} kind="external">
          {ORDER_WORDS.terms}
        </Link>
      }
      error={error}
      defaultChecked={value === 'on'}
    />
  );
}

/** What happens after an order, step by step. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <div>
      <Text strong>{ORDER_WORDS.whatNext}</Text>
      <ol className={styles.next}>
        {steps.map((text) => (
          <li key={text}>{keepNumbers(text)}</li>
        ))}
      </ol>
    </div>
  );
}
