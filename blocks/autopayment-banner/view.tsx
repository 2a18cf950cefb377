import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { Picture } from '#blocks/ui/picture';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { block } from './block';
import styles from './view.module.css';

type Props = ViewProps<typeof block>['props'];

const TONE = { soft: 'soft', sand: 'sand', green: 'brand', violet: 'accent' } as const;

/** What will happen, as a rule with numbers: an amount on the account, an arrow, the payment. */
function Rule({ rule: { belowKopecks, amountKopecks } }: { rule: NonNullable<Props['rule']> }) {
  return (
    <div className={styles.rule} data-tone="raised">
      <p className={styles.side}>
        <span className={styles.name}>На счёте меньше</span>{' '}
        <span className={styles.amount}>{formatPrice(belowKopecks)}</span>
      </p>
      <Icon name="arrow-right" className={styles.arrow} />
      <p className={styles.side}>
        <span className={styles.name}>Пополним на</span>{' '}
        <span className={styles.amount}>{formatPrice(amountKopecks)}</span>
      </p>
    </div>
  );
}

function Links({ link, moreLink }: Pick<Props, 'link' | 'moreLink'>) {
  if (!link && !moreLink) return null;
  return (
    <div className={styles.links}>
      {link && (
        <ButtonLink href={link.url} newWindow={link.newWindow} wide="phone" data-action>
          {link.text}
        </ButtonLink>
      )}
      {moreLink && (
        <ButtonLink href={moreLink.url} newWindow={moreLink.newWindow} variant="ghost" wide="phone">
          {moreLink.text}
        </ButtonLink>
      )}
    </div>
  );
}

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, text, rule, points, link, moreLink, tone, picture } = props;
  return (
    <Section id={id} rhythm="tight">
      <div className={classNames(styles.banner, picture && styles.pictured)} data-tone={TONE[tone]}>
        <div className={styles.words}>
          <Heading level={2} id={`${id}-title`}>
            {title}
          </Heading>
          {text && <Text look="lead">{text}</Text>}
          {rule && <Rule rule={rule} />}
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map((point, index) => (
                <li key={`${index}-${point}`} className={styles.point}>
                  <Icon name="check" size="s" className={styles.tick} />
                  {point}
                </li>
              ))}
            </ul>
          )}
          <Links link={link} moreLink={moreLink} />
        </div>
        {picture && (
          <div className={styles.media}>
            <Picture image={picture} fit="cover" />
          </div>
        )}
      </div>
    </Section>
  );
}
