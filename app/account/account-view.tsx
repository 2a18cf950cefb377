import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { Section } from '#blocks/ui/section';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { errors } from '#blocks/ui/text/ru/errors';
import { shell } from '#blocks/ui/text/ru/shell';
import { ACCOUNT_URL } from '#app/shell/constants';
import { DO_FIELD, NUMBER_FIELD, type Account, type AccountDeed, type AccountNumber } from './account-answer';
import styles from './account-view.module.css';

export interface AccountViewProps {
  /** Null when it could not be loaded. */
  account: Account | null;
  /** What a post without scripts has failed to do. */
  failed: AccountDeed | null;
  /** The operator's own site. */
  lkUrl: string;
}

const FAILED = {
  change: 'Не\u00a0получилось перейти на\u00a0другой номер. Попробуйте ещё раз.',
  logout: 'Не\u00a0получилось выйти. Попробуйте ещё раз.',
} as const;

/** The visitor's account as a page: what the header's menu shows to those with scripts, and to phones. */
export function AccountView({ account, failed, lkUrl }: AccountViewProps) {
  return (
    <Section width="text">
      <Stack gap={5}>
        <Heading level={1}>{shell.selfCare}</Heading>
        {failed !== null && (
          <Notice kind="error" role="alert">
            {FAILED[failed]}
          </Notice>
        )}
        {account === null ? <NotLoaded /> : <Loaded {...account} />}
        <div className={styles.foot}>
          <Link href={lkUrl} look="strong">
            Все услуги и&nbsp;настройки
          </Link>
          <Deed deed="logout">
            <Button type="submit" variant="ghost">
              Выйти
            </Button>
          </Deed>
        </div>
      </Stack>
    </Section>
  );
}

function NotLoaded() {
  return (
    <Notice
      kind="warning"
      title={errors.loadTitle}
      action={
        <ButtonLink href={ACCOUNT_URL} variant="secondary">
          {errors.reload}
        </ButtonLink>
      }
    >
      {errors.loadText}
    </Notice>
  );
}

function Loaded({ name, number, balance, tariff, others }: Account) {
  return (
    <>
      <div className={styles.card} data-tone="raised">
        <Stack gap={4}>
          <div>
            {name !== '' && (
              <Text look="lead" strong>
                {name}
              </Text>
            )}
            {number !== null && <Text tone="muted">{number.shown}</Text>}
          </div>
          <dl className={styles.facts}>
            {balance !== '' && (
              <div>
                <dt>На&nbsp;счёте</dt>
                <dd className={styles.balance}>{balance}</dd>
              </div>
            )}
            {tariff !== '' && (
              <div>
                <dt>Тариф</dt>
                <dd>{tariff}</dd>
              </div>
            )}
          </dl>
          <div className={styles.buttons}>
            <ButtonLink href="/pay/topup" wide="phone">
              Пополнить
            </ButtonLink>
            <ButtonLink href="/pay/promised" variant="secondary" wide="phone">
              Обещанный платёж
            </ButtonLink>
          </div>
        </Stack>
      </div>
      {others.length > 0 && <Others others={others} />}
    </>
  );
}

function Others({ others }: { others: readonly AccountNumber[] }) {
  return (
    <Stack gap={3}>
      <Heading level={2} look="subtitle">
        Другие номера
      </Heading>
      <ul className={styles.numbers}>
        {others.map(({ msisdn, shown, title }) => (
          <li key={msisdn} className={styles.number}>
            <div>
              <Text className={styles.digits}>{shown}</Text>
              {title !== '' && (
                <Text tone="muted" look="small">
                  {title}
                </Text>
              )}
            </div>
            <Deed deed="change">
              <input type="hidden" name={NUMBER_FIELD} value={msisdn} />
              <Button type="submit" variant="secondary">
                Перейти<span className="visually-hidden"> на&nbsp;номер {shown}</span>
              </Button>
            </Deed>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Deed({ deed, children }: { deed: AccountDeed; children: ReactNode }) {
  return (
    <form method="post" action={ACCOUNT_URL}>
      <input type="hidden" name={DO_FIELD} value={deed} />
      {children}
    </form>
  );
}
