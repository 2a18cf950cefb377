import { Notice } from '#blocks/ui/notice';
import { useTexts } from '../texts/use-texts';
import { nameState, writeNumber, writeShare } from './flow-words';
import type { FlowData } from './flow-data';
import styles from './flows.module.css';
import { toShare } from './funnel';

/** The biggest loss in a sentence, with what the visitors were told there. */
export function LeakNotice({ type, funnel: { leak }, refusals }: FlowData) {
  const t = useTexts('flows');
  if (leak === null) {
    return <Notice kind="success" role="note" title={t('noLeakTitle')} className={styles.notice} />;
  }
  const { state, came, left } = leak;
  const text = t('leakText', {
    came: writeNumber(came),
    left: writeNumber(left),
    share: writeShare(toShare(left, came)),
  });
  const refusal = refusals.find((one) => one.state === state);
  return (
    <Notice
      kind="warning"
      role="note"
      title={t('leakTitle', { state: nameState(type, state) })}
      className={styles.notice}
    >
      {text}
      {refusal && ` ${t('leakRefusal', { text: refusal.text })}`}
    </Notice>
  );
}
