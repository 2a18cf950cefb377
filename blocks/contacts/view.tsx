import type { ReactNode } from 'react';
import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { Card } from '#blocks/ui/card';
import { Grid } from '#blocks/ui/grid';
import { Heading } from '#blocks/ui/heading';
import { Row, Stack } from '#blocks/ui/stack';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import { classNames } from '#blocks/ui/class-names';
import { formatContactNumber, toTelUrl } from '#blocks/ui/text/contact-number';
import {
  readGridPositions,
  readLookup,
  readTitleCodes,
  type GridPosition,
} from '#schemas/values/config-string';
import { toMsisdn } from '#schemas/values/msisdn-digits';
import type { block } from './block';
import { DIALABLE } from './dialable';
import styles from './view.module.css';

type Props = ViewProps<typeof block>['props'];

/** More columns than these make each narrower on a desktop. */
const NARROW_COLUMNS = 2;

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

/** The address of a place, and the metro beside it where there is one (MISC-403). */
function Places({ places }: Pick<Props, 'places'>) {
  return (
    <Stack as="ul" gap={4}>
      {places.map(({ address, metro }, index) => (
        <li key={`${index}-${address.value}`}>
          <Text>{address.value}</Text>
          {metro && (
            <Text look="small" tone="muted">
              Метро «{metro.value}»
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}

interface GroupProps {
  name: string;
  level: 2 | 3;
  position: GridPosition | null | undefined;
  children: ReactNode;
}

function Group({ name, level, position, children }: GroupProps) {
  const place = position && [
    styles[`column-${position.desktop.column}`],
    styles[`row-${position.desktop.row}`],
    styles[`tablet-column-${position.tablet.column}`],
    styles[`tablet-row-${position.tablet.row}`],
  ];
  return (
    <Card padding="l" className={place ? classNames(...place) : undefined}>
      <Heading level={level} look="body" className={styles.name}>
        {name}
      </Heading>
      {children}
    </Card>
  );
}

/** The phones of the list, and those that are written as one string; what nobody can dial is left out. */
function toPhones({ phones, phoneList }: Props): Props['phones'] {
  const written = readTitleCodes(phoneList).map(({ title, code }) => ({
    number: toMsisdn(code),
    caption: title,
  }));
  return [...phones, ...written.filter(({ number }) => DIALABLE.test(number))];
}

const toHours = ({ hours, hoursList }: Props): Props['hours'] => [
  ...hours,
  ...[...readLookup(hoursList)].map(([days, time]) => ({ days, time })),
];

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, messengers, places, positions } = props;
  const [phones, hours] = [toPhones(props), toHours(props)];
  const groupCount = [phones, messengers, hours, places].filter((group) => group.length > 0).length;
  if (groupCount === 0) return null;
  const level = title ? 3 : 2;
  const placed = readGridPositions(positions);
  const [ofPhones, ofMessengers, ofHours, ofPlaces] = placed;
  const isPlaced = placed.some((position) => position !== null);
  const isWide = placed.some((position) => (position?.desktop.column ?? 0) > NARROW_COLUMNS);
  return (
    <Section id={id} title={title}>
      <Grid
        columns={3}
        className={classNames(
          groupCount === 1 && styles.single,
          isPlaced && styles.placed,
          isWide && styles.wide,
        )}
      >
        {phones.length > 0 && (
          <Group name="Позвонить" level={level} position={ofPhones}>
            <Phones phones={phones} />
          </Group>
        )}
        {messengers.length > 0 && (
          <Group name="Написать" level={level} position={ofMessengers}>
            <Messengers messengers={messengers} />
          </Group>
        )}
        {hours.length > 0 && (
          <Group name="Когда отвечаем" level={level} position={ofHours}>
            <Hours hours={hours} />
          </Group>
        )}
        {places.length > 0 && (
          <Group name="Приехать" level={level} position={ofPlaces}>
            <Places places={places} />
          </Group>
        )}
      </Grid>
    </Section>
  );
}
