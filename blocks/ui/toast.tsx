import { Icon } from './icon';
import { ui } from './text/ru/ui';
import styles from './toast.module.css';

export type ToastHostProps = {
  closeLabel?: string | undefined;
};

/**
 * The place where `showToast` puts notifications: a live region, in the HTML from the beginning, because screen
 * readers listen only to what they know. One for the page, beside its main part; each Overlay brings its own.
 */
export function ToastHost({ closeLabel = ui.close }: ToastHostProps) {
  return (
    <div aria-live="polite" className={styles.host} data-toast-host="">
      <div hidden data-toast-model="">
        <div className={styles.toast} data-toast="">
          <Icon name="success" className={styles.icon} />
          <p className={styles.text} data-toast-text="" />
          <button type="button" className={styles.close} aria-label={closeLabel} data-toast-close="">
            <Icon name="close" size="s" />
          </button>
        </div>
      </div>
    </div>
  );
}
