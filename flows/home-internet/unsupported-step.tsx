import { useState } from 'react';
import { Button } from '#blocks/ui/button';
import { Card } from '#blocks/ui/card';
import { Checkbox } from '#blocks/ui/checkbox';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { Price } from '#blocks/ui/price';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import type { Props } from './contract';
import type { States } from './machine';
import { HOME_TEXTS } from './texts';

/** HOME-214 to HOME-221, CONV-45: what there is instead of a cable. */
export function UnsupportedStep(step: StateViewProps<States['unsupported'], Props>) {
  const { id, data, props, heading, isPending } = step;
  const [isTaken, setTaken] = useState(true);
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{HOME_TEXTS.unsupported}</StepTitle>
      <Notice kind="warning">{data.place.address}</Notice>
      <Card padding="l">
        <Stack gap={4}>
          <Heading level={3} look="lead">
            {HOME_TEXTS.wireless}
          </Heading>
          <Text measured>{HOME_TEXTS.wirelessSpeed}</Text>
          <Text strong>{HOME_TEXTS.router}</Text>
          <Price
            amountKopecks={props.offer.routerKopecks ?? props.routerKopecks}
            period={HOME_TEXTS.period}
            size="s"
          />
          <Link href={props.wirelessLink} look="strong">
            {HOME_TEXTS.howTo}
          </Link>
        </Stack>
      </Card>
      <FlowForm action="chooseRouter">
        <Stack gap={5}>
          <Checkbox
            id={`${id}-router`}
            kind="switch"
            name="router"
            value="yes"
            label={HOME_TEXTS.withRouter}
            hint={isTaken ? undefined : HOME_TEXTS.withoutRouter}
            defaultChecked
            onChange={({ currentTarget }) => setTaken(currentTarget.checked)}
          />
          <Button type="submit" wide="phone" busy={isPending}>
            {HOME_TEXTS.leaveRequest}
          </Button>
        </Stack>
      </FlowForm>
      <LocalEvent event="CHANGE_ADDRESS" variant="secondary">
        {HOME_TEXTS.another}
      </LocalEvent>
    </Stack>
  );
}
