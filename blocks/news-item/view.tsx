import type { ViewProps } from '#registry/define-block';
import { Badge } from '#blocks/ui/badge';
import { Grid } from '#blocks/ui/grid';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { NewsCard } from '#blocks/ui/news-card';
import { Picture } from '#blocks/ui/picture';
import { RichText } from '#blocks/ui/rich-text';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import { formatDate } from '#blocks/ui/text/format-date';
import type { block } from './block';
import type { NewsStory } from './load-item';
import styles from './view.module.css';

const TEXTS = {
  neighbours: 'Соседние новости',
  before: 'Предыдущая новость',
  next: 'Следующая новость',
  related: 'Читайте также',
  tags: 'Темы',
};

function Head({ story: { title, date, badges, announcement } }: { story: NewsStory }) {
  return (
    <header>
      <div className={styles.facts}>
        {date !== null && (
          <Text as="span" look="small" tone="muted">
            <time dateTime={date}>{formatDate(date)}</time>
          </Text>
        )}
        {badges.map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
      </div>
      <Heading level={1} look="title">
        {title}
      </Heading>
      {announcement !== '' && (
        <Text look="lead" measured className={styles.lead}>
          {announcement}
        </Text>
      )}
    </header>
  );
}

function Neighbours({ before, next }: Pick<NewsStory, 'before' | 'next'>) {
  if (before === null && next === null) return null;
  return (
    <nav aria-label={TEXTS.neighbours} className={styles.neighbours}>
      {before !== null && <Link href={before}>{TEXTS.before}</Link>}
      {next !== null && <Link href={next}>{TEXTS.next}</Link>}
    </nav>
  );
}

function Tags({ tags }: Pick<NewsStory, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={TEXTS.tags} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Related({ related }: Pick<NewsStory, 'related'>) {
  if (related.length === 0) return null;
  return (
    <div className={styles.related}>
      <Heading level={2} look="subtitle" className={styles.heading}>
        {TEXTS.related}
      </Heading>
      <Grid as="ul" columns={3}>
        {related.map((item, index) => (
          <li key={`${index}-${item.title}`}>
            <NewsCard item={item} />
          </li>
        ))}
      </Grid>
    </div>
  );
}

export default function View({ id, props, data: story }: ViewProps<typeof block>) {
  if (story === null) return null;
  const { html, image, tags, related } = story;
  return (
    <Section id={id} rhythm="tight">
      <article>
        <Head story={story} />
        {image !== null && (
          <Picture image={{ src: image, width: 960, height: 540, alt: '' }} className={styles.picture} />
        )}
        {html !== '' && <RichText html={html} className={styles.text} />}
        <Tags tags={tags} />
      </article>
      <Neighbours {...story} />
      {props.related && <Related related={related} />}
    </Section>
  );
}
