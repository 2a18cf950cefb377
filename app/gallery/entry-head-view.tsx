import type { ReactNode } from 'react';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { Audience } from '#schemas/page';
import styles from './gallery.module.css';
import type { GalleryView } from './gallery-view';
import { ViewSwitches } from './view-switches';

interface EntryHeadViewProps {
  /** Of the entry's own page. */
  path: string;
  /** The gallery that the entry is of. */
  upward: { href: string; text: string };
  label: string;
  description: string;
  /** Stands beneath the description. */
  note?: string | null;
  facts: readonly (readonly [name: string, value: string])[];
  /** What is on the page, in order. */
  contents: readonly { name: string; anchor: string }[];
  /** Names in the contents are words, not what the code calls them. */
  hasWords?: boolean;
  view: GalleryView;
  ownAudience: Audience;
  children?: ReactNode;
}

/** The top of a page about one block or flow: what it is, what it costs, and how to look at it. */
export function EntryHeadView(props: EntryHeadViewProps) {
  const { path, upward, label, description, note, facts, contents, hasWords, view, ownAudience } = props;
  return (
    <Section rhythm="none" tone="sunken" className={styles.band}>
      <div className={styles.head}>
        <a href={upward.href} className={styles.upward}>
          <Icon name="arrow-left" size="s" />
          {upward.text}
        </a>
        <div>
          <Heading level={1} look="title">
            {label}
          </Heading>
          <Text measured>{description}</Text>
          {note && <Text tone="muted">{note}</Text>}
        </div>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ViewSwitches path={path} view={view} hasWidths ownAudience={ownAudience} />
        <ul className={styles.contents} aria-label="На этой странице" data-has-words={hasWords || undefined}>
          {contents.map(({ name, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{name}</a>
            </li>
          ))}
        </ul>
        {props.children}
        <output className="visually-hidden" data-copy-note="" />
      </div>
    </Section>
  );
}
