import { ButtonLink } from '#blocks/ui/button';
import { Text } from '#blocks/ui/text';
import styles from './view.module.css';

/** The catalogue did not answer, or has nothing for this page. */
export function NoTariffs() {
  return (
    <div className={styles.empty}>
      <p className={styles['empty-title']}>Не&nbsp;удалось показать тарифы</p>
      <Text tone="muted">Загляните позже или посмотрите все тарифы.</Text>
      <ButtonLink href="/tariffs/all" variant="secondary" wide="phone">
        Все тарифы
      </ButtonLink>
    </div>
  );
}

/** The chips that are on leave nothing of a list. */
export function NothingFound({ hidden }: { hidden: boolean }) {
  return (
    <div className={styles.empty} data-nothing hidden={hidden}>
      <p className={styles['empty-title']}>Ничего не&nbsp;найдено</p>
      <Text tone="muted">Таких тарифов здесь нет. Снимите часть условий или посмотрите другой раздел.</Text>
      <ButtonLink href="?" variant="secondary" wide="phone" data-filter-reset>
        Показать все
      </ButtonLink>
    </div>
  );
}
