import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Picture } from '#blocks/ui/picture';
import { Section } from '#blocks/ui/section';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import type { StoryData } from './load-story';
import styles from './view.module.css';

export default function View({ id, props: { linkText }, data: story }: ViewProps<typeof block>) {
  if (story === null) return null;
  const { title, description, location } = story;
  return (
    <Section id={id}>
      <article className={styles.story} data-story="">
        <Scene story={story} />
        <Stack gap={5} align="start">
          <Heading level={1} look="title">
            {title}
          </Heading>
          {description && (
            <Text look="lead" measured>
              {description}
            </Text>
          )}
          {location !== null && <ButtonLink href={location}>{linkText}</ButtonLink>}
        </Stack>
      </article>
    </Section>
  );
}

function Scene({ story: { title, video, image } }: { story: StoryData }) {
  if (video !== null) {
    return (
      <video
        className={styles.scene}
        src={video}
        poster={image?.src}
        aria-label={title}
        controls
        playsInline
        muted
        preload="metadata"
      />
    );
  }
  if (image === null) return null;
  return (
    <div className={styles.scene}>
      <Picture image={image} priority rounded="card" />
    </div>
  );
}
