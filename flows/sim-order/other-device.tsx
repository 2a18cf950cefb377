import { QR_MAX_BYTES, QR_SIZE, toQrRows } from '#schemas/values/qr-code';
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
        <QrCode text={address} />
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

/** The white frame that a camera needs, in cells. */
const FRAME = 4;

/** Nothing for an address that is too long for a code: the link beside it is enough. */
function QrCode({ text }: { text: string }) {
  if (new TextEncoder().encode(text).length > QR_MAX_BYTES) return null;
  const size = QR_SIZE + 2 * FRAME;
  const cells = toQrRows(text).flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? [`M${x + FRAME} ${y + FRAME}h1v1h-1z`] : [])),
  );
  return (
    // A drawing of elements is no <img>: the role makes it one picture.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={SIM_TEXTS.linkQr}>
      <rect width={size} height={size} fill="#fff" />
      <path d={cells.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
