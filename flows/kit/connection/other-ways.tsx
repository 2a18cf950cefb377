import type { ReactNode } from 'react';
import { Link } from '#blocks/ui/link';
import type { ConnectionWays } from './connection-ways';
import styles from './other-ways.module.css';

/** The ways to connect without a form: commands are links, which a phone dials or writes by itself. */
export function OtherWays({ ways }: { ways: ConnectionWays }) {
  const { ussd, sms, smsText, ivr, lkLink } = ways;
  return (
    <dl className={styles.ways}>
      {ussd && (
        <Way name="Команда с телефона">
          <Link href={`tel:${encodeURIComponent(ussd)}`}>{ussd}</Link>
        </Way>
      )}
      {sms && (
        <Way name={smsText ? `SMS на номер ${sms}` : 'SMS на номер'}>
          <Link href={`sms:${sms}${smsText ? `?body=${encodeURIComponent(smsText)}` : ''}`}>
            {smsText || sms}
          </Link>
        </Way>
      )}
      {ivr && (
        <Way name="Голосовое меню">
          <Link href={`tel:${ivr.replace(/[^\d+*#]/g, '')}`}>{ivr}</Link>
        </Way>
      )}
      {lkLink && (
        <Way name="На сайте">
          <Link href={lkLink} kind="external">
            Личный кабинет
          </Link>
        </Way>
      )}
    </dl>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
