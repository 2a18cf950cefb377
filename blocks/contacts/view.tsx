import type { ReactNode } from 'react';
import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { Card } from '#blocks/ui/card';
import { Grid } from '#blocks/ui/grid';
import { Heading } from '#blocks/ui/heading';
import { Row, Stack } from '#blocks/ui/stack';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import { formatContactNumber, toTelUrl } from '#blocks/ui/text/contact-number';
import styles from './view.module.css';

type Props = ViewProps<typeof block>['props'];

function Phones({ phones }: Pick<Props, 'phones'>) {
  return (
    <Stack as="ul" gap={4}>
      {phones.map(({ number, caption }, index) => (
        <li key={`${index}-${number}`}>
          <a href={toTelUrl(number)} className={styles.phone}>
            {formatContactNumber(number)}
          </a>
          {caption && (
            <Text look="small" tone="muted">
              {caption}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}

function Hours({ hours }: Pick<Props, 'hours'>) {
  return (
    <dl className={styles.hours}>
      {hours.map(({ days, time }, index) => (
        <div key={`${index}-${days}`} className={styles.line}>
          <dt className={styles.days}>{days}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}

function Messengers({ messengers }: Pick<Props, 'messengers'>) {
  return (
    <Row as="ul" gap={3}>
      {messengers.map(({ text, url, newWindow }, index) => (
        <li key={`${index}-${url}`} className={styles.messenger}>
          <ButtonLink href={url} variant="secondary" newWindow={newWindow}>
            {text}
          </ButtonLink>
        </li>
      ))}
    </Row>
  );
}

function Group({ name, level, children }: { name: string; level: 2 | 3; children: ReactNode }) {
  return (
    <Card padding="l">
      <Heading level={level} look="body" className={styles.name}>
        {name}
      </Heading>
      {children}
    </Card>
  );
}

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, phones, hours, messengers } = props;
  const groupCount = [phones, hours, messengers].filter((group) => group.length > 0).length;
  if (groupCount === 0) return null;
  const level = title ? 3 : 2;
  return (
    <Section id={id} title={title}>
      <Grid columns={3} className={groupCount === 1 ? styles.single : undefined}>
        {phones.length > 0 && (
          <Group name="Позвонить" level={level}>
            <Phones phones={phones} />
          </Group>
        )}
        {messengers.length > 0 && (
          <Group name="Написать" level={level}>
            <Messengers messengers={messengers} />
          </Group>
        )}
        {hours.length > 0 && (
          <Group name="Когда отвечаем" level={level}>
            <Hours hours={hours} />
          </Group>
        )}
      </Grid>
    </Section>
  );
}
