import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Heading } from './heading';
import type { HeadingLevel } from './heading';
import styles from './section.module.css';
import { Text } from './text';
import type { Tone } from './tone';

export type SectionProps = {
  children?: ReactNode;
  id?: string | undefined;
  /** The background. Without one the section lies on the page. */
  tone?: Exclude<Tone, 'raised'> | undefined;
  /** `band` colours the whole width, `panel` a rounded field of the content's width. */
  shape?: 'band' | 'panel' | undefined;
  /** The room above and below: the page's rhythm, half of it, or none. */
  rhythm?: 'regular' | 'tight' | 'none' | undefined;
  width?: 'content' | 'text' | 'full' | undefined;
  title?: ReactNode;
  lead?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  headAlign?: 'start' | 'center' | undefined;
  /** What stands beside the title: «Все тарифы». */
  action?: ReactNode;
  /** The name for screen readers where there is no title. */
  label?: string | undefined;
  className?: string | undefined;
};

function Head({ id, title, lead, headingLevel = 2, headAlign = 'start', action }: SectionProps) {
  if (!title && !lead && !action) return null;
  return (
    <div className={classNames(styles.head, headAlign === 'center' && styles['head-center'])}>
      <div className={styles['head-text']}>
        {title && (
          <Heading
            level={headingLevel}
            look={headingLevel === 1 ? 'display' : 'title'}
            id={id && `${id}-title`}
          >
            {title}
          </Heading>
        )}
        {lead && (
          <Text look="lead" measured className={styles.lead}>
            {lead}
          </Text>
        )}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/**
 * One part of a page: gutters, content width, the gap to its neighbours and an optional background.
 * Every block is made of sections, so that nobody needs a spacer. With `id` and `title` it is a landmark.
 */
export function Section(props: SectionProps) {
  const { children, id, tone, shape = 'band', rhythm = 'regular', width = 'content', className } = props;
  const labelledBy = id && props.title ? `${id}-title` : undefined;
  const isPanel = shape === 'panel' && tone !== undefined;
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : props.label}
      data-tone={isPanel ? undefined : tone}
      className={classNames(
        styles.section,
        styles[`rhythm-${rhythm}`],
        tone !== undefined && !isPanel && styles.toned,
        className,
      )}
    >
      <div
        data-tone={isPanel ? tone : undefined}
        className={classNames(styles.inner, styles[`width-${width}`], isPanel && styles.panel)}
      >
        <Head {...props} />
        {children}
      </div>
    </section>
  );
}
