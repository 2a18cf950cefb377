import type { ViewProps } from '#registry/define-block';
import { Heading } from '#blocks/ui/heading';
import { ServiceCard } from '#blocks/ui/products/service-card';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import type { ShownGroup } from './showcase-data';
import styles from './view.module.css';

type Settings = ViewProps<typeof block>['props']['groups'][number];

interface Props {
  group: ShownGroup;
  /** Among the groups, from 0: neighbours have grounds of different colours. */
  place: number;
  settings: Settings | undefined;
  headingLevel: 2 | 3;
}

const TONES = ['soft', 'violet-soft', 'sand', 'sunken'] as const;

const toHashes = (hashes: string) => hashes.split(',').map((hash) => hash.trim());

/** The services under one heading; the heading's anchors lead to it from other pages. */
export function ServiceGroup({ group, place, settings, headingLevel }: Props) {
  const { code, title, cards, isHidden } = group;
  const [hash = code, ...others] = toHashes(settings?.hashes ?? code);
  const isNamed = title !== '' && code !== '';
  return (
    <section
      id={isNamed ? hash : undefined}
      className={styles.group}
      aria-labelledby={isNamed ? `${hash}-title` : undefined}
      data-group={code}
      hidden={isHidden}
    >
      {isNamed && others.map((other) => <span key={other} id={other} className={styles.anchor} />)}
      {isNamed && (
        <Heading level={headingLevel} look="subtitle" id={`${hash}-title`}>
          {title}
        </Heading>
      )}
      {settings?.text && <Text tone="muted">{settings.text}</Text>}
      <ul className={styles.cards} data-cards>
        {cards.map(({ card, home, weights, isHidden: isCardHidden }) => (
          <li
            key={card.id}
            className={styles.item}
            data-card={home}
            data-marks={toMarks(weights)}
            hidden={isCardHidden}
          >
            <ServiceCard
              card={card}
              level={headingLevel === 2 ? 3 : 4}
              look="row"
              tone={TONES[place % TONES.length] ?? 'soft'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `calls=60&roaming=3`: where the browser shall place the card under each chip. */
function toMarks(weights: Readonly<Record<string, number>>): string {
  return new URLSearchParams(
    Object.entries(weights).map(([code, weight]) => [code, String(weight)]),
  ).toString();
}
