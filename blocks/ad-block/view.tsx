import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { Card } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { Picture } from '#blocks/ui/picture';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import styles from './view.module.css';

type Props = ViewProps<typeof block>['props'];

/** Who pays for it: «Реклама» opens the advertiser's data. Native `<details>`, so it needs no script. */
function Mark({ advertiser, erid, eridList }: Pick<Props, 'advertiser' | 'erid' | 'eridList'>) {
  const { title, inn, address } = advertiser;
  const facts = [
    ...(inn ? [{ name: 'ИНН', value: inn }] : []),
    ...(address ? [{ name: 'Адрес', value: address }] : []),
    ...(erid ? [{ name: 'erid', value: erid }] : []),
    ...eridList.map(({ eridName, eridValue }) => ({ name: eridName, value: `erid: ${eridValue}` })),
  ];
  return (
    <details className={styles.mark}>
      <summary className={styles.summary}>
        Реклама
        <Icon name="chevron-down" size="s" className={styles.sign} />
      </summary>
      <div className={styles.facts}>
        <p className={styles.advertiser}>{title}</p>
        {facts.length > 0 && (
          <dl>
            {facts.map(({ name, value }, index) => (
              <div key={`${index}-${name}`} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  );
}

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, text, picture, link } = props;
  const mark = <Mark advertiser={props.advertiser} erid={props.erid} eridList={props.eridList} />;
  const isBare = !title && !text && !picture && !link;
  if (isBare) {
    return (
      <Section id={id} rhythm="tight">
        {mark}
      </Section>
    );
  }
  return (
    <Section id={id} rhythm="tight" label={title && `Реклама: ${title}`}>
      <Card tone="sunken" padding="none" className={styles.ad}>
        {picture && (
          <div className={styles.media}>
            <Picture image={picture} fit="cover" />
          </div>
        )}
        <div className={styles.words}>
          {title && (
            <Heading level={2} look="subtitle">
              {title}
            </Heading>
          )}
          {text && <Text tone="muted">{text}</Text>}
          {link && (
            <p className={styles.link}>
              <ButtonLink href={link.url} newWindow={link.newWindow} variant="secondary" wide="phone">
                {link.text}
              </ButtonLink>
            </p>
          )}
          {mark}
        </div>
      </Card>
    </Section>
  );
}
