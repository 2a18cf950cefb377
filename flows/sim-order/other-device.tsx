import { Button } from '#blocks/ui/button';
import { Card } from '#blocks/ui/card';
import { showToast } from '#blocks/ui/show-toast';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatDate as formatMoment } from '#blocks/ui/text/format-date';
import { TextField } from '#blocks/ui/text-field';
import { useFlow } from '../kit/engine/flow-context';
import { FlowForm } from '../kit/engine/flow-form';
import { useHydrated } from '../kit/engine/use-hydrated';
import { WaitingButton } from '../kit/engine/waiting-button';
import type { DeviceLink, Order } from './contract';
import { QrCode } from './qr-code';
import styles from './sim-order.module.css';
import { SIM_TEXTS } from './texts';

interface OtherDeviceProps {
  data: { order: Order; link?: DeviceLink };
}

/** Leads the order to another device, once its number is confirmed (decision 0074). */
export function OtherDevice({ data: { order, link } }: OtherDeviceProps) {
  if (order.confirmed === '') return null;
  return (
    <Stack gap={4}>
      {link && <LinkCard link={link} />}
      <FlowForm action="makeLink">
        <WaitingButton reason={null} variant="ghost">
          {link ? SIM_TEXTS.newLink : SIM_TEXTS.otherDevice}
        </WaitingButton>
      </FlowForm>
    </Stack>
  );
}

function LinkCard({ link: { address, until } }: { link: DeviceLink }) {
  const { id } = useFlow();
  const time = formatMoment(new Date(until).toISOString(), { look: 'time' });
  return (
    <Card>
      <div className={styles.code}>
        {/* An address that is too long for a code stands beside it all the same. */}
        <QrCode text={address} label={SIM_TEXTS.linkQr} />
        <Stack gap={4}>
          <Text>{SIM_TEXTS.scanLink}</Text>
          <TextField
            id={`${id}-link`}
            name="link"
            label={SIM_TEXTS.linkLabel}
            readOnly
            defaultValue={address}
            key={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={address} />
          <Text look="small" tone="muted">
            {SIM_TEXTS.otherDeviceHint} {SIM_TEXTS.linkUntil(time)}
          </Text>
        </Stack>
      </div>
    </Card>
  );
}

/** Where the browser lets pages copy: not without scripts, and not without https. */
function CopyButton({ text }: { text: string }) {
  const isHydrated = useHydrated();
  // Typed as always there; on pages without https it is not.
  if (!isHydrated || !(navigator.clipboard as Clipboard | undefined)) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(SIM_TEXTS.copied),
      () => showToast(SIM_TEXTS.notCopied),
    );
  return (
    <div>
      <Button variant="secondary" onClick={() => void copy()}>
        {SIM_TEXTS.copy}
      </Button>
    </div>
  );
}
