import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { RichText } from '#blocks/ui/rich-text';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import styles from './view.module.css';

const TEXTS = {
  others: 'Другие вопросы',
  notHelped: 'Не помогло?',
  ask: 'Спросить в\u00a0поддержке',
};

export default function View({ id, props, data: story }: ViewProps<typeof block>) {
  if (story === null) return null;
  const { title, html, category, others } = story;
  return (
    <Section id={id} rhythm="tight">
      <article>
        {category !== '' && (
          <Text look="small" tone="muted">
            {category}
          </Text>
        )}
        <Heading level={1} look="title">
          {title}
        </Heading>
        {html !== '' && <RichText html={html} className={styles.text} />}
      </article>
      <div className={styles.help}>
        <Text>{TEXTS.notHelped}</Text>
        <ButtonLink href="/help/contacts" variant="secondary">
          {TEXTS.ask}
        </ButtonLink>
      </div>
      {props.others && others.length > 0 && (
        <div className={styles.others}>
          <Heading level={2} look="subtitle">
            {TEXTS.others}
          </Heading>
          <ul className={styles.list}>
            {others.map(({ title: question, url }) => (
              <li key={url}>
                <Link href={url}>{question}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
