import { Notice, type NoticeKind } from '#blocks/ui/notice';
import { Stack } from '#blocks/ui/stack';
import styles from './connection-notice.module.css';

interface ConnectionNoticeProps {
  kind?: NoticeKind;
  title?: string | undefined;
  /** Each a line of its own. */
  texts: readonly string[];
}

/** What to know about a connection. */
export function ConnectionNotice({ kind, title, texts }: ConnectionNoticeProps) {
  return (
    <Notice kind={kind} title={title}>
      <Stack gap={2}>
        {texts.map((text) => (
          <p key={text}>
            <Unbroken text={text} />
          </p>
        ))}
      </Stack>
    </Notice>
  );
}

/** «10-15» is what the specification writes: the hyphen would let a line end behind it. */
function Unbroken({ text }: { text: string }) {
  return (
    <>
      {text.split(/(\d{1,9}-\d{1,9})/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className={styles.range}>
            {part}
          </span>
        ),
      )}
    </>
  );
}
