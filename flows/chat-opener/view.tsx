import type { FormEvent, ReactNode } from 'react';
import { Button, ButtonLink } from '#blocks/ui/button';
import { Link } from '#blocks/ui/link';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { ui } from '#blocks/ui/text/ru/ui';
import { CodeForm } from '../kit/code/code-form';
import { NumberForm } from '../kit/code/number-form';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import type { Failure, Props } from './contract';
import { machine, type States } from './machine';
import { CONFIRM_TITLE, ERROR_CODE, OPEN_BUTTON, SCREEN_TITLES } from './texts';

const views: FlowViews<typeof machine, Props> = {
  add: ({ data, props, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      {props.description !== '' && <Text>{props.description}</Text>}
      <NumberForm data={data} prompt={null} submit={OPEN_BUTTON} />
      <Text tone="muted">
        {props.strangerText}{' '}
        <Link href={props.botUrl} kind={props.botUrl.startsWith('/') ? 'internal' : 'external'}>
          {props.botText}
        </Link>
      </Text>
    </Stack>
  ),
  confirm: ({ data, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{CONFIRM_TITLE}</StepTitle>
      <Text>Введите код, и&nbsp;чат откроется.</Text>
      <CodeForm data={data} changeNumber="CHANGE_NUMBER" />
    </Stack>
  ),
  ready: ReadyStep,
  notSent: ({ data, heading, isPending }) => (
    <ErrorScreen failure={data} heading={heading}>
      <FlowForm action="retry">
        <input type="hidden" name="msisdn" value={data.msisdn} />
        <Button type="submit" wide="phone" busy={isPending}>
          Повторить
        </Button>
      </FlowForm>
    </ErrorScreen>
  ),
  notOpened: ({ data, heading }) => (
    <ErrorScreen failure={data} heading={heading}>
      <LocalEvent event="RETRY" variant="primary">
        Повторить
      </LocalEvent>
    </ErrorScreen>
  ),
};

/** The chat opens by a post, in a window of its own: its token must stand in no address. */
function ReadyStep({ data, heading }: StateViewProps<States['ready'], Props>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>Чат готов</StepTitle>
      <Text>Разговор откроется в&nbsp;новом окне.</Text>
      <form method="post" action={data.url} target="_blank" rel="noopener">
        <input type="hidden" name="jwt" value={data.jwt} />
        <Button type="submit" wide="phone" iconAfter="external">
          Перейти в&nbsp;чат
          <span className="visually-hidden"> ({ui.opensInNewTab})</span>
        </Button>
      </form>
      {data.button && (
        <ButtonLink href={data.button.url} variant="secondary" wide="phone" newWindow>
          {data.button.text}
        </ButtonLink>
      )}
      <LocalEvent event="START_OVER">Войти с&nbsp;другим номером</LocalEvent>
    </Stack>
  );
}

interface ErrorScreenProps {
  failure: Failure;
  heading: StateViewProps<Failure, Props>['heading'];
  /** Another try; the screen of what no try will change has none. */
  children: ReactNode;
}

function ErrorScreen({ failure: { screen, errorCode }, heading, children }: ErrorScreenProps) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{SCREEN_TITLES[screen]}</StepTitle>
      <Text>
        {ERROR_CODE}: {errorCode}
      </Text>
      {screen === 'load' ? (
        children
      ) : (
        <div onSubmitCapture={closeWindow}>
          <LocalEvent event="START_OVER" variant="secondary">
            Закрыть
          </LocalEvent>
        </div>
      )}
    </Stack>
  );
}

/** In a window over the page the button closes it too, by its own cross, once the flow has begun anew. */
function closeWindow({ currentTarget }: FormEvent<HTMLElement>): void {
  const cross = currentTarget.closest('dialog')?.querySelector<HTMLElement>('[data-overlay-close]');
  setTimeout(() => cross?.click());
}

export default createFlowView('chat-opener', machine, views);
