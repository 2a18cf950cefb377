import { Button } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { Stack } from '#blocks/ui/stack';
import type { StateViewProps } from '../../kit/engine/create-flow-view';
import { FlowForm, LocalEvent } from '../../kit/engine/flow-form';
import { FlowPopup } from '../../kit/popup/flow-popup';
import type { Props } from '../contract';
import type { States } from '../machine';
import { QR_TEXTS, UNCHARGED } from './qr-texts';

/** SBP-120, SBP-121 */
export function QrFailedPopup({
  data,
  props,
  heading,
  isPending,
}: StateViewProps<States['qrFailed'], Props>) {
  return (
    <FlowPopup id={props.sbpPopupId} title={QR_TEXTS.failed} heading={heading} close="BACK">
      <Stack gap={5}>
        <Notice kind="error">
          {data.tries > 1 && <p>{QR_TEXTS.triedAgain}</p>}
          <p>{QR_TEXTS.failedAdvice}</p>
          <p>{UNCHARGED}</p>
        </Notice>
        <Stack gap={3} align="start">
          {/* The page is asked for anew with the QR that did not come. */}
          <FlowForm action="refreshQr">
            <Button type="submit" busy={isPending}>
              Обновить страницу
            </Button>
          </FlowForm>
          <LocalEvent event="BACK">Выбрать другой способ</LocalEvent>
        </Stack>
      </Stack>
    </FlowPopup>
  );
}
