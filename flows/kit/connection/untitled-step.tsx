import { Notice } from '#blocks/ui/notice';
import { CONNECTION_TEXTS } from './connection-texts';

/** Instead of a connection of nobody knows what (CONN-122). */
export function UntitledStep() {
  return (
    <Notice kind="error">
      <p>{CONNECTION_TEXTS.untitled}</p>
    </Notice>
  );
}
