import { Button, ButtonLink } from '#blocks/ui/button';
import { Checkbox } from '#blocks/ui/checkbox';
import { ChipLinks } from '#blocks/ui/chip-links';
import { Disclosure } from '#blocks/ui/disclosure';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { WaitingButton } from '../kit/engine/waiting-button';
import { PhoneNumber } from '../kit/phone/phone-number';
import type { Props } from './contract';
import type { States } from './machine';
import { StepFrame } from './order-card';
import { OtherDevice } from './other-device';
import { fitsQrCode, QrCode } from './qr-code';
import styles from './sim-order.module.css';
import { SIM_TEXTS } from './texts';
import { usePolling } from './use-polling';

export function ContractStep({ data, props, heading }: StateViewProps<States['contract'], Props>) {
  const agreed = useFlowField('agreed');
  return (
    <StepFrame
      isReceiptAlwaysShown
      step="contract"
      order={data.order}
      props={props}
      heading={heading}
      title={SIM_TEXTS.contract}
    >
      <Text measured>{SIM_TEXTS.contractText}</Text>
      <FlowForm action="order" keepsTyped>
        <Stack gap={5}>
          <Checkbox
            id={agreed.id}
            name="agreed"
            value="on"
            label={SIM_TEXTS.agree}
            error={agreed.error}
            defaultChecked={agreed.value === 'on'}
          />
          <WaitingButton reason={null}>{SIM_TEXTS.sendContract}</WaitingButton>
        </Stack>
      </FlowForm>
      <OtherDevice data={data} />
      <LocalEvent event="BACK">{SIM_TEXTS.back}</LocalEvent>
    </StepFrame>
  );
}

/** SIM-115: sending, updating, sent, and the button that asks again. */
export function SigningStep({ data, props, heading, isPending }: StateViewProps<States['signing'], Props>) {
  usePolling('checkContract');
  return (
    <StepFrame
      step="contract"
      order={data.order}
      props={props}
      heading={heading}
      title={isPending ? SIM_TEXTS.updating : SIM_TEXTS.statuses[data.status]}
    >
      <Text measured>{SIM_TEXTS.signingText}</Text>
      {data.redirect !== '' && (
        <div>
          <ButtonLink href={data.redirect} wide="phone">
            {SIM_TEXTS.openSigning}
          </ButtonLink>
        </div>
      )}
      <FlowForm action="checkContract">
        <WaitingButton reason={null} variant="secondary">
          {SIM_TEXTS.checkContract}
        </WaitingButton>
      </FlowForm>
      <OtherDevice data={data} />
    </StepFrame>
  );
}

const PICTURE_SIZE = { width: 240, height: 240 };
/** Opens the installation on the very phone, where its system knows how. */
const INSTALL_HERE = 'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=';

export function InstallStep({ data, props, heading }: StateViewProps<States['install'], Props>) {
  const { qr, activationCode, address, code } = data.profile;
  const hasCode = qr !== '' || fitsQrCode(activationCode);
  return (
    <StepFrame step="install" order={data.order} props={props} heading={heading} title={SIM_TEXTS.install}>
      <div className={styles.code}>
        {/* Where the operator has no picture of the code, it is drawn from what the picture says. */}
        {qr === '' ? (
          <QrCode text={activationCode} label={SIM_TEXTS.qr} />
        ) : (
          <img className={styles.qr} src={qr} alt={SIM_TEXTS.qr} {...PICTURE_SIZE} />
        )}
        <Stack gap={4}>
          <Text>{hasCode ? SIM_TEXTS.installText : SIM_TEXTS.installByHand}</Text>
          <Text look="small">
            <Link href={`${INSTALL_HERE}${encodeURIComponent(activationCode)}`}>{SIM_TEXTS.here}</Link>
            <span className={styles.about}>{SIM_TEXTS.hereHint}</span>
          </Text>
        </Stack>
      </div>
      <Disclosure summary={SIM_TEXTS.byHand} open={!hasCode}>
        <dl className={styles.data}>
          <div>
            <dt>{SIM_TEXTS.address}</dt>
            <dd>{address}</dd>
          </div>
          <div>
            <dt>{SIM_TEXTS.activation}</dt>
            <dd>{code}</dd>
          </div>
        </dl>
      </Disclosure>
      <Guide summary={SIM_TEXTS.iphone} steps={SIM_TEXTS.iphoneSteps} />
      <Guide summary={SIM_TEXTS.android} steps={SIM_TEXTS.androidSteps} />
      <DeviceGuides page={props.installLink} />
      <FlowForm action="checkActivation">
        <WaitingButton reason={null}>{SIM_TEXTS.installed}</WaitingButton>
      </FlowForm>
      <OtherDevice data={data} />
    </StepFrame>
  );
}

/** Leads to the instruction of the very device; a page with an anchor of its own is linked as it is. */
function DeviceGuides({ page }: { page: string }) {
  if (page.includes('#')) {
    return (
      <Text look="small">
        <Link href={page}>{SIM_TEXTS.guide}</Link>
      </Text>
    );
  }
  return (
    <Stack gap={2}>
      <Text look="small">{SIM_TEXTS.guides}</Text>
      <ChipLinks
        links={SIM_TEXTS.guidesByDevice.map(({ text, anchor }) => ({ text, url: `${page}#${anchor}` }))}
      />
    </Stack>
  );
}

function Guide({ summary, steps }: { summary: string; steps: readonly string[] }) {
  return (
    <Disclosure summary={summary}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** SIM-113. */
export function PendingStep({ data, props, heading }: StateViewProps<States['pending'], Props>) {
  usePolling('checkActivation');
  return (
    <StepFrame order={data.order} props={props} heading={heading} title={SIM_TEXTS.pending}>
      <Text>{SIM_TEXTS.pendingText}</Text>
      <FlowForm action="checkActivation">
        <WaitingButton reason={null} variant="secondary">
          {SIM_TEXTS.checkActivation}
        </WaitingButton>
      </FlowForm>
      <OtherDevice data={data} />
    </StepFrame>
  );
}

/** SIM-112. */
export function SuccessStep({ data, props, heading }: StateViewProps<States['success'], Props>) {
  const msisdn = data.order.number?.msisdn ?? data.order.porting?.msisdn;
  return (
    <StepFrame
      isReceiptAlwaysShown
      order={data.order}
      props={props}
      heading={heading}
      title={SIM_TEXTS.success}
    >
      <Notice kind="success">{SIM_TEXTS.successText}</Notice>
      {msisdn !== undefined && (
        <p className={styles.chosen}>
          <PhoneNumber msisdn={msisdn} />
        </p>
      )}
      {data.account !== '' && (
        <Text>
          {SIM_TEXTS.account}: {data.account}
        </Text>
      )}
      <div>
        <ButtonLink href="/" variant="secondary" wide="phone">
          {SIM_TEXTS.home}
        </ButtonLink>
      </div>
    </StepFrame>
  );
}

/** SIM-114, and why where the operator has said it. */
export function FailedStep({ data, heading, isPending }: StateViewProps<States['failed'], Props>) {
  const isKnown = data.message !== '' && !data.message.startsWith(SIM_TEXTS.failed);
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{SIM_TEXTS.failed}</StepTitle>
      {isKnown && <Notice kind="error">{data.message}</Notice>}
      <Text>{SIM_TEXTS.failedText}</Text>
      <FlowForm action="reset">
        <Button type="submit" wide="phone" busy={isPending}>
          {SIM_TEXTS.restart}
        </Button>
      </FlowForm>
    </Stack>
  );
}
