import { Button } from '#blocks/ui/button';
import { COOKIE_NOTICE_ACTION } from './constants';
import styles from './cookie-notice.module.css';
import { texts } from './texts';

export type CookieNoticeProps = {
  /** Text of the layout (SHELL-22). */
  text: string;
  /** What closing stores, so that a newer notice appears again (SHELL-205, SHELL-206). */
  version: string;
  action?: string | undefined;
};

/**
 * The notice about cookies. Closing it is a form, so it needs no script: the server stores the version and leads back.
 * It wants to be the last element of the page: its card stays at the lower edge of the screen, and its own place at
 * the end lets the footer be read.
 */
export function CookieNotice({ text, version, action = COOKIE_NOTICE_ACTION }: CookieNoticeProps) {
  return (
    <section aria-label={texts.cookieNotice} className={styles.notice} data-cookie-notice="">
      <form method="post" action={action} className={styles.card} data-tone="raised">
        <input type="hidden" name="version" value={version} />
        <p className={styles.text}>{text}</p>
        <Button type="submit" wide="phone">
          {texts.cookieAgree}
        </Button>
      </form>
    </section>
  );
}
