import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import { PROMO_TERMS, PROMO_TITLE, toCharges, type PromoTariff } from './terms';
import styles from './view.module.css';

type Props = ViewProps<typeof block>;

/** The terms of the discount, as loud as its place allows. */
export default function View({ id, props, data }: Props) {
  const { variant, title = PROMO_TITLE, link } = props;
  const isQuiet = variant === 'order';
  return (
    <Section id={id} rhythm={isQuiet ? 'none' : 'regular'} label={title}>
      <div className={isQuiet ? styles.order : styles.panel} data-tone={isQuiet ? 'soft' : 'brand'}>
        <div className={styles.words}>
          <Heading level={isQuiet ? 3 : 2} look={isQuiet ? 'lead' : 'title'}>
            {title}
          </Heading>
          {variant === 'detail' && data !== null ? <Charges tariff={data} /> : <Terms variant={variant} />}
          <p className={styles.pause}>{PROMO_TERMS.pause}.</p>
        </div>
        {link && (
          <ButtonLink
            href={link.url}
            newWindow={link.newWindow}
            size={isQuiet ? 'm' : 'l'}
            wide="phone"
            className={styles.button}
          >
            {link.text}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}

function Terms({ variant }: Pick<Props['props'], 'variant'>) {
  const { discount, fullPrice, charges, discountNote, fullPriceNote, chargesNote } = PROMO_TERMS;
  const terms = [
    { text: discount, note: discountNote },
    { text: fullPrice, note: fullPriceNote },
    { text: charges, note: chargesNote },
  ];
  return (
    <ol className={variant === 'order' ? styles.lines : styles.terms}>
      {terms.map(({ text, note }) => (
        <li key={text} {...(variant !== 'order' && { 'data-tone': 'raised', className: styles.card })}>
          {variant === 'order' && <Icon name="check" size="s" className={styles.sign} />}
          <span className={styles.term}>{text}</span>
          {variant !== 'order' && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The terms as sums of a tariff: nobody has to reckon. */
function Charges({ tariff }: { tariff: PromoTariff }) {
  return (
    <>
      <p className={styles.note}>
        {PROMO_TERMS.discount}. {PROMO_TERMS.fullPrice}. Тариф «{tariff.title}»:
      </p>
      <dl className={styles.charges}>
        {toCharges(tariff).map(({ when, amount }) => (
          <div key={when} className={styles.charge}>
            <dt>{when}</dt>
            <dd className={styles.amount}>{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
