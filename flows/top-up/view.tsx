import { Heading } from '#blocks/ui/heading';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { useHydrated } from '../kit/engine/use-hydrated';
import { LeavingStep } from './card/leaving-step';
import type { Props } from './contract';
import { machine, type States } from './machine';
import { PayForm } from './pay-form';
import { QrFailedPopup } from './sbp/qr-failed-popup';
import { QrPopup } from './sbp/qr-popup';
import { PAID_OR_NOT, UNCHARGED } from './sbp/qr-texts';

/** One component, so that the form stays what it is while the popup stands over it. */
const views: FlowViews<typeof machine, Props> = {
  form: TopUp,
  leaving: LeavingStep,
  qr: TopUp,
  qrFailed: TopUp,
};

type StepProps = StateViewProps<States['form'] | States['qr'] | States['qrFailed'], Props>;

/** The form, and the popup over it; without scripts the popup stands in its place. */
function TopUp({ data, ...step }: StepProps) {
  const { props, heading } = step;
  const isHydrated = useHydrated();
  const isForm = 'method' in data;
  return (
    <>
      {(isForm || isHydrated) && (
        <Stack gap={5}>
          <Heading level={2} look="title" {...(isForm && heading)}>
            {props.title}
          </Heading>
          {props.description && <Text>{props.description}</Text>}
          <PayForm data={isForm ? data : { ...data, method: 'sbp', captcha: null }} props={props} />
        </Stack>
      )}
      {'qr' in data && <QrPopup {...step} data={data} />}
      {!isForm && !('qr' in data) && <QrFailedPopup {...step} data={data} />}
    </>
  );
}

export default createFlowView('top-up', machine, views, {
  isWide: ({ hasReceipt }) => hasReceipt,
  // Before the bank nothing is charged; once the code is shown, only the bank knows.
  moneyTextOf: ({ state }) => (state === 'form' ? UNCHARGED : PAID_OR_NOT),
});
