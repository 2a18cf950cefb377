import { Button } from '#blocks/ui/button';
import { Icon } from '#blocks/ui/icon';
import styles from './number-banner.module.css';

/** Tells of numbers that are easy to remember (TRF-213). Its button hides it until the page is loaded again (TRF-215). */
export function NumberBanner() {
  return (
    <div className={styles.banner} data-tone="violet-soft" data-number-banner>
      <Icon name="star" size="l" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>КРАСИВЫЙ НОМЕР</p>
        <p>Можно выбрать при покупке тарифа</p>
      </div>
      <Button variant="secondary" className={styles.button} data-number-close hidden>
        Отлично
      </Button>
    </div>
  );
}
