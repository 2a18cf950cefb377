import { Button, ButtonLink } from '#blocks/ui/button';
import { classNames } from '#blocks/ui/class-names';
import { Disclosure } from '#blocks/ui/disclosure';
import { Link } from '#blocks/ui/link';
import { Picture } from '#blocks/ui/picture';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import { toClock } from '../../kit/code/resend-code';
import { useSecondsUntil } from '../../kit/code/use-seconds-until';
import type { StateViewProps } from '../../kit/engine/create-flow-view';
import { FlowForm, LocalEvent } from '../../kit/engine/flow-form';
import { useHydrated } from '../../kit/engine/use-hydrated';
import { PhoneNumber } from '../../kit/phone/phone-number';
import { FlowPopup } from '../../kit/popup/flow-popup';
import type { Bank, Props } from '../contract';
import type { States } from '../machine';
import { QR_TEXTS } from './qr-texts';
import styles from './qr-popup.module.css';

const QR_SIZE = { width: 240, height: 240 };

type QrPopupProps = StateViewProps<States['qr'], Props>;

/** The QR, and on a phone the way into the bank's application first: a phone cannot scan its own screen. */
export function QrPopup({ data, props, heading, isPending }: QrPopupProps) {
  const seconds = useSecondsUntil(data.qr.expiresAt);
  const isOld = seconds === 0;
  return (
    <FlowPopup id={props.sbpPopupId} title={props.sbpPopupTitle} heading={heading} close="BACK">
      <Stack gap={5}>
        {props.sbpPopupImage && <Picture image={props.sbpPopupImage} rounded="card" />}
        <Text>
          Пополняем номер <PhoneNumber msisdn={data.msisdn} /> на&nbsp;{formatPrice(data.amountKopecks)}.
        </Text>
        {!isOld && <PayHere data={data} props={props} />}
        <div className={styles.code}>
          <Qr image={data.qr.image} isOld={isOld} />
          <Stack gap={4}>
            {!isOld && <Scan data={data} props={props} />}
            <Lifetime seconds={seconds} isPending={isPending} />
            {props.sbpPopupText && <Text tone="muted">{props.sbpPopupText}</Text>}
            {props.sbpPopupLink && (
              <p>
                <Link href={props.sbpPopupLink}>{props.sbpPopupLinkText}</Link>
              </p>
            )}
          </Stack>
        </div>
      </Stack>
    </FlowPopup>
  );
}

/** On a phone only: elsewhere there is no bank's application to open. */
function PayHere({ data: { qr }, props }: Pick<QrPopupProps, 'data' | 'props'>) {
  const banks = qr.banks.filter(({ link }) => link !== null);
  if (qr.link === null && banks.length === 0) return null;
  return (
    <div className={styles['on-phone']}>
      <Stack gap={4}>
        {qr.link !== null && (
          <ButtonLink href={qr.link} wide="always">
            {props.sbpPopupButtonText}
          </ButtonLink>
        )}
        {banks.length > 0 && (
          <Disclosure summary="Выбрать банк из&nbsp;списка">
            <Banks banks={banks} />
          </Disclosure>
        )}
      </Stack>
    </div>
  );
}

function Banks({ banks }: { banks: readonly Bank[] }) {
  return (
    <ul className={styles.banks}>
      {banks.map(({ name, link }) => (
        <li key={name}>
          <a href={link ?? undefined} className={styles.bank}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Qr({ image, isOld }: { image: string | null; isOld: boolean }) {
  if (image === null) return null;
  return (
    <img
      src={image}
      alt={isOld ? 'QR-код, который устарел' : 'QR-код для оплаты через СБП'}
      className={classNames(styles.qr, isOld && styles.old)}
      {...QR_SIZE}
    />
  );
}

function Scan({ data: { qr }, props }: Pick<QrPopupProps, 'data' | 'props'>) {
  return (
    <>
      {qr.image !== null && props.sbpPopupDescription && <Text>{props.sbpPopupDescription}</Text>}
      {qr.link !== null && (
        <p className={styles['on-desktop']}>
          <Link href={qr.link}>Оплатить на&nbsp;этом устройстве</Link>
        </p>
      )}
    </>
  );
}

/** SBP-103, SBP-104. Without scripts nobody sees the clock run out, so the button is there from the beginning. */
function Lifetime({ seconds, isPending }: { seconds: number | null; isPending: boolean }) {
  const isHydrated = useHydrated();
  const isOld = seconds === 0;
  return (
    <Stack gap={3} align="start">
      <p aria-live="polite" className={isOld ? undefined : 'visually-hidden'}>
        {isOld && QR_TEXTS.old}
      </p>
      {!isOld && (
        <Text tone="muted">
          {seconds === null ? (
            'QR-код действует 15\u00a0минут.'
          ) : (
            <>
              QR-код действует ещё <span role="timer">{toClock(seconds)}</span>
            </>
          )}
        </Text>
      )}
      {(isOld || !isHydrated) && (
        <FlowForm action="refreshQr">
          <Button type="submit" variant={isOld ? 'primary' : 'secondary'} busy={isPending}>
            Обновить QR
          </Button>
        </FlowForm>
      )}
      {!isHydrated && <LocalEvent event="BACK">Изменить номер или сумму</LocalEvent>}
    </Stack>
  );
}
