import { useState } from 'react';
import { ButtonLink } from '#blocks/ui/button';
import { Card } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { Price } from '#blocks/ui/price';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { ADDRESS_TEXTS } from '../kit/address/address-texts';
import { AddressChoice } from '../kit/address/address-choice';
import { AddressField } from '../kit/address/address-field';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { WaitingButton } from '../kit/engine/waiting-button';
import { useHydrated } from '../kit/engine/use-hydrated';
import styles from './address-check.module.css';
import type { Props } from './contract';
import { machine, type FormData } from './machine';
import { ADDRESS_CHECK_TEXTS } from './texts';

/** Where a price of the operator's repeats. */
const PERIOD = 'за\u00a030\u00a0дней';

/** HOME-250: the button waits for a picked house; without scripts the server judges what was typed. */
function AddressForm({ id, data, props, heading }: StateViewProps<FormData, Props>) {
  const [isPicked, setPicked] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      <Text measured>{props.description}</Text>
      <FlowForm action="check" className={styles.form}>
        <AddressField address={data.address} lookup="addresses" onPicked={setPicked} />
        {!isHydrated && <AddressChoice id={id} found={data.found} />}
        <WaitingButton reason={isPicked ? null : ADDRESS_TEXTS.wanted}>
          {ADDRESS_CHECK_TEXTS.check}
        </WaitingButton>
      </FlowForm>
    </Stack>
  );
}

const views: FlowViews<typeof machine, Props> = {
  form: AddressForm,

  success: ({ data, props, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{ADDRESS_CHECK_TEXTS.success}</StepTitle>
      <Notice kind="success">{data.address}</Notice>
      {/* HOME-242 to HOME-244 */}
      <ButtonLink href={props.anchor ?? props.showcase} wide="phone">
        {props.view === 'home-internet-v2' ? ADDRESS_CHECK_TEXTS.check : ADDRESS_CHECK_TEXTS.connect}
      </ButtonLink>
      <LocalEvent event="RESET_FORM">{ADDRESS_CHECK_TEXTS.change}</LocalEvent>
    </Stack>
  ),

  unsupported: ({ data, props, heading }) => {
    // HOME-416, HOME-417
    const isBare = props.view === 'popup' && props.tariff === '';
    return (
      <Stack gap={5}>
        <StepTitle heading={heading}>
          {isBare ? ADDRESS_CHECK_TEXTS.unsupportedInPopup : ADDRESS_CHECK_TEXTS.unsupported}
        </StepTitle>
        <Notice kind="warning">{data.address}</Notice>
        {!isBare && <RouterOffer {...props} />}
        <LocalEvent event="RESET_FORM" variant="secondary">
          {ADDRESS_CHECK_TEXTS.another}
        </LocalEvent>
      </Stack>
    );
  },
};

/** What there is instead of a cable: HOME-214 to HOME-219. */
function RouterOffer({ routerKopecks, wirelessLink }: Pick<Props, 'routerKopecks' | 'wirelessLink'>) {
  return (
    <Card padding="l">
      <Stack gap={4}>
        <Heading level={3} look="lead">
          {ADDRESS_CHECK_TEXTS.wireless}
        </Heading>
        <Text measured>{ADDRESS_CHECK_TEXTS.wirelessSpeed}</Text>
        <div className={styles.offer}>
          <Text strong>{ADDRESS_CHECK_TEXTS.router}</Text>
          <Price amountKopecks={routerKopecks} period={PERIOD} size="s" />
        </div>
        <Link href={wirelessLink} look="strong">
          {ADDRESS_CHECK_TEXTS.howTo}
        </Link>
      </Stack>
    </Card>
  );
}

export default createFlowView('address-check', machine, views);
