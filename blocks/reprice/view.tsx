import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { Section } from '#blocks/ui/section';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { block } from './block';
import { toPrices } from './to-prices';
import styles from './view.module.css';

export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { title, otherwise } = props;
  const prices = data === null ? null : toPrices(data.answer);
  if (prices === null) {
    return (
      <Section id={id} title={title}>
        <Notice
          kind="info"
          action={
            <ButtonLink href="/help" variant="secondary">
              Спросить поддержку
            </ButtonLink>
          }
        >
          {otherwise}
        </Notice>
      </Section>
    );
  }
  const { oldKopecks, newKopecks, from } = prices;
  return (
    <Section id={id} title={title}>
      <dl className={styles.prices}>
        <div>
          <dt className={styles.name}>Сейчас</dt>
          <dd className={styles.price}>{formatPrice(oldKopecks)}</dd>
        </div>
        <div>
          <dt className={styles.name}>{from === null ? 'Будет' : `С\u00a0${from}`}</dt>
          <dd className={styles.price}>{formatPrice(newKopecks)}</dd>
        </div>
      </dl>
    </Section>
  );
}
