import type { ViewProps } from '#registry/define-block';
import { Disclosure } from '#blocks/ui/disclosure';
import { Grid } from '#blocks/ui/grid';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { block, Tile } from './block';
import { Film } from './film';
import { MEDIA_TILE_VIDEO_PAUSE_BREAKPOINT } from './pause-breakpoint';
import styles from './view.module.css';

const NAME = 'Видео';
const TRANSCRIPT = 'Что в видео';

function TileView({ tile, level }: { tile: Tile; level: 2 | 3 }) {
  const { title, text, link, transcript } = tile;
  return (
    <article className={styles.tile} data-tile data-pause-below={MEDIA_TILE_VIDEO_PAUSE_BREAKPOINT}>
      <Film tile={tile} />
      <Heading level={level} look="lead" className={styles.title}>
        {title}
      </Heading>
      {text && (
        <Text tone="muted" className={styles.text}>
          {text}
        </Text>
      )}
      {link && (
        <Link
          href={link.url}
          look="strong"
          kind={link.newWindow ? 'external' : 'internal'}
          className={styles.link}
        >
          {link.text}
        </Link>
      )}
      {transcript && (
        <Disclosure summary={TRANSCRIPT} className={styles.transcript}>
          <Text>{transcript}</Text>
        </Disclosure>
      )}
    </article>
  );
}

/** Tiles whose films stand still, as posters, until `enhance.ts` plays them under the pointer. */
export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, items } = props;
  return (
    <Section id={id} title={title} label={NAME}>
      <Grid as="ul" columns={3} lastRow="start" className={items.length === 1 ? styles.single : undefined}>
        {items.map((tile, index) => (
          <li key={`${index}-${tile.title}`}>
            <TileView tile={tile} level={title ? 3 : 2} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
