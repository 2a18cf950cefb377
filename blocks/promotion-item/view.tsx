import type { ViewProps } from '#registry/define-block';
import { Badge } from '#blocks/ui/badge';
import { ButtonLink } from '#blocks/ui/button';
import { describeEnd, toPeriod } from '#blocks/ui/countdown/promotion-dates';
import { Grid } from '#blocks/ui/grid';
import { Heading } from '#blocks/ui/heading';
import { Notice } from '#blocks/ui/notice';
import { Picture } from '#blocks/ui/picture';
import { PromotionCard } from '#blocks/ui/promotion-card';
import { RichText } from '#blocks/ui/rich-text';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { block, PromotionStory } from './block';
import styles from './view.module.css';

const TEXTS = {
  until: 'Действует до\u00a0',
  over: 'Акция завершилась. Если вы участвовали, обещанное сохраняется.',
  all: 'Акции, что идут сейчас',
  related: 'Другие акции',
};

function Term({ isOver, endDate }: Pick<PromotionStory, 'isOver' | 'endDate'>) {
  if (isOver) {
    return (
      <div className={styles.over}>
        <Notice>{TEXTS.over}</Notice>
        <ButtonLink href="/action" variant="secondary">
          {TEXTS.all}
        </ButtonLink>
      </div>
    );
  }
  const { endMs } = toPeriod({ endDate: endDate ?? undefined });
  return endMs === null ? null : (
    <Text tone="muted" className={styles.term}>
      {TEXTS.until}
      <time dateTime={endDate ?? undefined}>{describeEnd(endMs)}</time>
    </Text>
  );
}

export default function View({ id, props, data: story }: ViewProps<typeof block>) {
  if (story === null) return null;
  const { title, announcement, image, badges, html, isOver, endDate, related } = story;
  return (
    <Section id={id} rhythm="tight">
      <article>
        <div className={styles.badges}>
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
        <Term isOver={isOver} endDate={endDate} />
        {image !== null && (
          <Picture image={{ src: image, width: 960, height: 640, alt: '' }} className={styles.picture} />
        )}
        {html !== '' && <RichText html={html} className={styles.text} />}
      </article>
      {props.related && related.length > 0 && (
        <div className={styles.related}>
          <Heading level={2} look="subtitle" className={styles.heading}>
            {TEXTS.related}
          </Heading>
          <Grid as="ul" columns={3}>
            {related.map((item, index) => (
              <li key={`${index}-${item.title}`}>
                <PromotionCard item={item} headingLevel={3} />
              </li>
            ))}
          </Grid>
        </div>
      )}
    </Section>
  );
}
