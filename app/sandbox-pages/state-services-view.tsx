import { Button, ButtonLink } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import styles from './bank-view.module.css';
import { SandboxPage } from './sandbox-page';
import type { OutsideVisitPage } from './state-services.server';

const WORDS = {
  identity: {
    name: 'Учебный портал',
    title: 'Подтвердить личность',
    text: 'Сайт оператора просит подтвердить, что номер оформляете вы.',
    yes: 'Подтвердить',
    no: 'Отказаться',
    confirmed: 'Личность подтверждена',
    refused: 'Личность не\u00a0подтверждена',
  },
  contract: {
    name: 'Учебное приложение для\u00a0подписи',
    title: 'Подписать договор',
    text: 'Оператор прислал договор об\u00a0оказании услуг связи.',
    yes: 'Подписать',
    no: 'Не\u00a0подписывать',
    confirmed: 'Договор подписан',
    refused: 'Договор не\u00a0подписан',
  },
} as const;

/** The portal of state services and the signing application of the demo site; works without scripts. */
export function StateServicesView({ visit }: { visit: OutsideVisitPage | null }) {
  return (
    <SandboxPage look="card">
      <div className={styles.sheet} data-tone="raised">
        <Stack gap={5}>{visit === null ? <NoVisit /> : <Visit {...visit} />}</Stack>
      </div>
      <Text tone="muted" look="small" align="center">
        Это учебная страница: настоящие документы здесь не&nbsp;нужны.
      </Text>
    </SandboxPage>
  );
}

function NoVisit() {
  return (
    <>
      <Heading level={1} look="subtitle">
        Такого запроса нет
      </Heading>
      <Text>Возможно, ссылка устарела. Вернитесь к&nbsp;заказу.</Text>
      <ButtonLink href="/" wide="always">
        На&nbsp;главную
      </ButtonLink>
    </>
  );
}

function Visit({ id, kind, outcome, backTo }: OutsideVisitPage) {
  const words = WORDS[kind];
  return (
    <>
      <p className={styles.bank}>{words.name}</p>
      <Heading level={1} look="subtitle">
        {outcome === 'new' ? words.title : words[outcome]}
      </Heading>
      {outcome === 'new' ? (
        <>
          <Text>{words.text}</Text>
          <form method="post" action={`/sandbox/state-services?visit=${encodeURIComponent(id)}`}>
            <Stack gap={3}>
              <Button type="submit" name="outcome" value="confirmed" size="l" wide="always">
                {words.yes}
              </Button>
              <Button type="submit" name="outcome" value="refused" variant="secondary" size="l" wide="always">
                {words.no}
              </Button>
            </Stack>
          </form>
        </>
      ) : null}
      <ButtonLink href={backTo} variant={outcome === 'new' ? 'ghost' : 'primary'} wide="always">
        Вернуться к&nbsp;заказу
      </ButtonLink>
    </>
  );
}
