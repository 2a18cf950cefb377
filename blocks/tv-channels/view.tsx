import type { ViewProps } from '#registry/define-block';
import { Disclosure } from '#blocks/ui/disclosure';
import { Notice } from '#blocks/ui/notice';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import type { block, TvGenre } from './block';
import styles from './view.module.css';

type Props = ViewProps<typeof block>;

const NOT_LOADED = 'Список каналов сейчас не\u00a0загрузился. Загляните чуть позже.';
const NOT_FOUND = 'Такого канала нет. Проверьте название или посмотрите по\u00a0жанрам.';

/** Channels by genre, each genre a part that opens; the search is the script's, and hidden without it. */
export default function View({ id, props, data: { genres } }: Props) {
  return (
    <Section id={id} title={props.title} lead={props.subtitle} rhythm="regular">
      {genres.length === 0 ? (
        <Notice>{NOT_LOADED}</Notice>
      ) : (
        <div data-channels="">
          <div className={styles.search} data-channel-search="" data-needs-script="">
            <TextField
              id={`${id}-search`}
              name="channel"
              type="search"
              label="Найти канал"
              autoComplete="off"
            />
          </div>
          <output className={styles.found} data-channel-count="" />
          <Text tone="muted">
            <span data-channel-none="" hidden>
              {NOT_FOUND}
            </span>
          </Text>
          {genres.map((genre, index) => (
            <Genre key={genre.id} id={id} genre={genre} isOpen={index === 0} />
          ))}
        </div>
      )}
    </Section>
  );
}

function Genre({ id, genre, isOpen }: { id: string; genre: TvGenre; isOpen: boolean }) {
  const { title, channels } = genre;
  return (
    <div data-genre="">
      <Disclosure
        id={`${id}-${genre.id}`}
        summary={`${title}\u00a0— ${channels.length}`}
        open={isOpen}
        headingLevel={3}
      >
        <ul className={styles.list}>
          {channels.map((channel) => (
            <li key={channel.id} data-channel={channel.title}>
              {channel.title}
              {channel.isHd && <span className={styles.hd}> HD</span>}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
