import { Button, ButtonLink } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Notice } from '#blocks/ui/notice';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { BankPayment } from './bank.server';
import styles from './bank-view.module.css';
import { RETURN_PATH } from './return-path';
import { SandboxPage } from './sandbox-page';

/** The bank of the demo site: what would be paid, and the ways it can end. Moves no money; works without scripts. */
export function BankView({ payment }: { payment: BankPayment | null }) {
  return (
    <SandboxPage look="card">
      <div className={styles.sheet} data-tone="raised">
        <Stack gap={5}>
          <p className={styles.bank}>Первый учебный банк</p>
          {payment === null ? <NoPayment /> : <Payment {...payment} />}
        </Stack>
      </div>
      <Text tone="muted" look="small" align="center">
        Это учебный банк: деньги здесь не&nbsp;настоящие.
      </Text>
    </SandboxPage>
  );
}

function NoPayment() {
  return (
    <>
      <Heading level={1} look="subtitle">
        Такого платежа нет
      </Heading>
      <Text>Возможно, ссылка устарела. Начните пополнение заново.</Text>
      <ButtonLink href={RETURN_PATH} wide="always">
        Пополнить баланс
      </ButtonLink>
    </>
  );
}

function Payment(payment: BankPayment) {
  const { status, amountKopecks, numberEnd, method } = payment;
  return (
    <>
      <Stack gap={2}>
        <Heading level={1} look="subtitle">
          Оплата {method === 'card' ? 'картой' : 'через\u00a0СБП'}
        </Heading>
        <p className={styles.amount}>{formatPrice(amountKopecks)}</p>
        <Text tone="muted">
          Пополнение номера{' '}
          <span className={styles.number} aria-hidden="true">
            +7&nbsp;•••&nbsp;•••&nbsp;••&nbsp;{numberEnd}
          </span>
          <span className="visually-hidden">, который заканчивается на&nbsp;{numberEnd}</span>
        </Text>
      </Stack>
      {status === 'new' ? <Choice {...payment} /> : <Outcome status={status} />}
    </>
  );
}

function Choice({ id, amountKopecks }: BankPayment) {
  return (
    <Stack gap={3}>
      <form method="post" action={`/sandbox/bank?payment=${encodeURIComponent(id)}`}>
        <Stack gap={3}>
          <Button type="submit" name="outcome" value="paid" size="l" wide="always">
            Оплатить {formatPrice(amountKopecks)}
          </Button>
          <Button type="submit" name="outcome" value="declined" variant="secondary" size="l" wide="always">
            Отклонить
          </Button>
        </Stack>
      </form>
      <ButtonLink href={RETURN_PATH} variant="ghost" wide="always">
        Вернуться на&nbsp;сайт
      </ButtonLink>
    </Stack>
  );
}

function Outcome({ status }: { status: 'paid' | 'declined' }) {
  const isPaid = status === 'paid';
  return (
    <>
      {isPaid ? (
        <Notice kind="success" title="Оплачено">
          Деньги уже на&nbsp;счёте, мы&nbsp;отправили SMS.
        </Notice>
      ) : (
        <Notice kind="warning" title="Платёж отклонён">
          Деньги не&nbsp;списаны.
        </Notice>
      )}
      <ButtonLink href={RETURN_PATH} size="l" wide="always">
        {isPaid ? 'Вернуться на\u00a0сайт' : 'Попробовать ещё раз'}
      </ButtonLink>
    </>
  );
}
