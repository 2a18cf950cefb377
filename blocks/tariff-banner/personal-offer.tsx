import { ButtonLink } from '#blocks/ui/button';
import { Overlay } from '#blocks/ui/overlay';
import { Text } from '#blocks/ui/text';
import type { Link } from '#schemas/values/link';
import styles from './personal-offer.module.css';

/** The window of the personal offer: what the discount for moving is, and the way to it (TRF-251). */
export function PersonalOffer({ id, link }: { id: string; link: Link }) {
  return (
    <Overlay id={id} title={'Скидка 50% за\u00a0переход'} variant="sheet">
      <div className={styles.terms}>
        <Text>
          Переносите номер от&nbsp;другого оператора&nbsp;&mdash; и&nbsp;12&nbsp;месяцев платите за&nbsp;тариф
          половину.
        </Text>
        <ul className={styles.list}>
          <li>Первые 15&nbsp;дней&nbsp;&mdash; по&nbsp;полной цене, дальше&nbsp;&mdash; со&nbsp;скидкой.</li>
          <li>Деньги списываются раз в&nbsp;30&nbsp;дней.</li>
          <li>С&nbsp;прошлого переноса номера должно пройти не&nbsp;меньше 60&nbsp;дней.</li>
        </ul>
        <ButtonLink href={link.url} newWindow={link.newWindow} size="l" wide="phone">
          {link.text}
        </ButtonLink>
      </div>
    </Overlay>
  );
}
