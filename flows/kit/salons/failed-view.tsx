import { Button } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { SALON_TEXTS } from './salon-texts';

/** Stands in place of a view of the salons that did not load; the list below is whole without it. */
export function FailedView({ text, onAgain }: { text: string; onAgain: () => void }) {
  return (
    <Notice
      kind="warning"
      action={
        <Button variant="secondary" onClick={onAgain}>
          {SALON_TEXTS.again}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
