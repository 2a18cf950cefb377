import type { ViewProps } from '#registry/define-block';
import { Bubble } from '#blocks/ui/bubble';
import { Button } from '#blocks/ui/button';
import { Icon } from '#blocks/ui/icon';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { Overlay } from '#blocks/ui/overlay';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import { CHAT_FAULT_TEXT, CHAT_RELOAD_TEXT } from './texts';
import styles from './view.module.css';

const HIDE_LABEL = 'Скрыть чат на\u00a0день';

export default function View({ id, props, children }: ViewProps<typeof block>) {
  const { popupId, title, linkText } = props;
  return (
    <Section id={id === popupId ? undefined : id} rhythm="none">
      {/* Without scripts nothing could hide the icon or keep it off the cookie notice: there it is a link in the page. */}
      <noscript>
        <p className={styles.link}>
          <Link href={`#${popupId}`} look="strong">
            {linkText}
          </Link>
        </p>
      </noscript>
      <div data-chat="closed">
        <Bubble label={title} look="pill" closeLabel={HIDE_LABEL}>
          <a href={`#${popupId}`} className={styles.trigger} aria-label={linkText} data-popup={popupId}>
            <Icon name="chat" />
          </a>
        </Bubble>
        <Overlay id={popupId} title={title} variant="sheet">
          <div hidden data-chat-fault="">
            <Notice
              kind="error"
              action={
                <Button variant="secondary" data-chat-reload="">
                  {CHAT_RELOAD_TEXT}
                </Button>
              }
            >
              <p>{CHAT_FAULT_TEXT}</p>
            </Notice>
          </div>
          <div className={styles.content} data-chat-content="">
            {children}
          </div>
        </Overlay>
      </div>
    </Section>
  );
}
