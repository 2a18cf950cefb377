import { Button } from '#blocks/ui/button';
import { RichText } from '#blocks/ui/rich-text';
import { COOKIE_NOTICE_ACTION } from './constants';
import styles from './cookie-notice.module.css';
import { texts } from './texts';

export type CookieNoticeProps = {
  /** Sanitised HTML: the text of the layout (SHELL-22). */
  text: string;
  /** What closing stores, so that a newer notice appears again (SHELL-205, SHELL-206). */
  version: string;
  action?: string | undefined;
};

/**
 * The notice about cookies. Closing it is a form, so it needs no script: the server stores the version and leads back.
 * It stands below the header: a strip of the page on phones and on low screens, where it may cover nothing, and a card
 * at the lower edge of a large screen.
 */
export function CookieNotice({ text, version, action = COOKIE_NOTICE_ACTION }: CookieNoticeProps) {
  return (
    <section aria-label={texts.cookieNotice} className={styles.notice} data-cookie-notice="">
      <form method="post" action={action} className={styles.card}>
        <input type="hidden" name="version" value={version} />
        <RichText html={text} look="small" measured={false} />
        <Button type="submit">{texts.cookieAgree}</Button>
      </form>
    </section>
  );
}
