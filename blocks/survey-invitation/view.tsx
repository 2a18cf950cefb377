import type { ViewProps } from '#registry/define-block';
import { Bubble } from '#blocks/ui/bubble';
import { ButtonLink } from '#blocks/ui/button';
import { Icon } from '#blocks/ui/icon';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

/** The hash that opens the survey (SURV-201). The footer has the same link for those without scripts. */
const SURVEY_URL = '#survey';
const LABEL = 'Приглашение в опрос';

export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { look, linkText } = props;
  if (look === 'bubble' && data === null) return null;
  return (
    <Section id={id} rhythm="none">
      <div data-survey={look}>
        {look === 'button' ? (
          <Bubble label={LABEL} look="pill">
            <a href={SURVEY_URL} className={styles.button} data-survey-link="">
              <Icon name="chat" />
              {linkText}
            </a>
          </Bubble>
        ) : (
          <Bubble label={LABEL} banner={data?.id ?? undefined}>
            {data?.title && <p className={styles.title}>{data.title}</p>}
            {data?.text && <p>{data.text}</p>}
            <p className={styles.link}>
              <ButtonLink href={SURVEY_URL} data-survey-link="">
                {linkText}
              </ButtonLink>
            </p>
          </Bubble>
        )}
      </div>
    </Section>
  );
}
