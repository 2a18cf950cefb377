import { useState } from 'react';
import { Button, ButtonLink } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { ChoiceCards } from '../kit/choice-cards/choice-cards';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { WaitingButton } from '../kit/engine/waiting-button';
import { MAYBE_CHARGED } from '../kit/money/lost-answer-texts';
import { toPriceText } from '../kit/money/price-text';
import type { CinemaPackage, Props } from './contract';
import { machine, type States } from './machine';
import { messages, texts } from './texts';

/** Where a subscriber is led on to the operator's own site to sign in. */
const ACCOUNT_URL = '/account';

const views: FlowViews<typeof machine, Props> = {
  choose: ChooseStep,
  signedOut: ({ data: { serviceCode }, props, heading, isPending }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{texts.signedOutTitle}</StepTitle>
      <Text measured>
        Пакет «{toTitle(serviceCode, props)}» подключим к&nbsp;номеру, с&nbsp;которым вы войдёте. Вход
        откроется в&nbsp;новой вкладке, а&nbsp;эта подождёт.
      </Text>
      <div>
        <ButtonLink href={ACCOUNT_URL} newWindow wide="phone">
          {texts.signIn}
        </ButtonLink>
      </div>
      <FlowForm action="connectSignedIn">
        <input type="hidden" name="serviceCode" value={serviceCode} />
        <Button type="submit" variant="secondary" wide="phone" busy={isPending}>
          {texts.goOn}
        </Button>
      </FlowForm>
      <LocalEvent event="BACK">{texts.other}</LocalEvent>
    </Stack>
  ),
  connected: ({ data: { serviceCode, services }, props, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>Пакет «{toTitle(serviceCode, props)}» подключён</StepTitle>
      <Text measured>{props.done}</Text>
      <Others services={services} but={serviceCode} packages={props.packages} />
      {props.packages.some((one) => !services.includes(one.serviceCode)) && (
        <LocalEvent event="BACK">{texts.another}</LocalEvent>
      )}
    </Stack>
  ),
};

/** One of the packages; the only one is chosen already. */
function ChooseStep({ data, props, heading }: StateViewProps<States['choose'], Props>) {
  const { packages } = props;
  const only = packages.length === 1 ? packages[0]?.serviceCode : undefined;
  const { value = data.serviceCode || (only ?? '') } = useFlowField('serviceCode');
  const [chosen, setChosen] = useState(value);
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      <Text measured>{props.description}</Text>
      <FlowForm action="connect">
        <Stack gap={5}>
          <ChoiceCards
            name="serviceCode"
            legend={texts.legend}
            choices={packages.map(toChoice)}
            chosen={chosen}
            onChoose={setChosen}
          />
          <WaitingButton reason={chosen === '' ? messages.missing : null}>{texts.connect}</WaitingButton>
        </Stack>
      </FlowForm>
    </Stack>
  );
}

const toChoice = ({ serviceCode, title, text, price }: CinemaPackage) => ({
  id: serviceCode,
  title,
  hint: [text, price && toPriceText(price)].filter((part) => part !== undefined).join('. '),
});

/** What the account had before; packages that this page does not know have no name here. */
function Others({
  services,
  but,
  packages,
}: {
  services: readonly string[];
  but: string;
  packages: readonly CinemaPackage[];
}) {
  const others = packages.filter(({ serviceCode: code }) => code !== but && services.includes(code));
  if (others.length === 0) return null;
  const names = others.map(({ title }) => `«${title}»`).join(', ');
  return <Text tone="muted">У&nbsp;вас уже есть: {names}.</Text>;
}

const toTitle = (code: string, { packages }: Props): string =>
  packages.find(({ serviceCode }) => serviceCode === code)?.title ?? '';

export default createFlowView('cinema-packages', machine, views, {
  isWide: true,
  moneyTextOf: ({ state }) => (state === 'connected' ? null : MAYBE_CHARGED),
});
