import type { ViewProps } from '#registry/define-block';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import { Controls } from './controls';
import { SlideView } from './slide';
import styles from './view.module.css';

const NAME = 'Предложения';
const GROUP = { role: 'group' } as const;
/** Not every browser lets the keyboard reach what scrolls. */
const SCROLLABLE = { ...GROUP, tabIndex: 0, 'aria-roledescription': 'карусель' } as const;

/**
 * A list that the browser scrolls by itself, slide by slide. `enhance.ts` makes a carousel of it: all slides stay
 * in the HTML for readers and search engines, and the focus of a keyboard brings the slide it is in.
 */
export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, showDuration, slides } = props;
  const isAlone = slides.length === 1;
  return (
    <Section id={id} title={title} label={NAME}>
      <div data-slider data-show-duration={showDuration}>
        <div
          className={styles.viewport}
          data-viewport
          aria-label={title ?? NAME}
          {...(isAlone ? GROUP : SCROLLABLE)}
        >
          <ul className={styles.list}>
            {slides.map((slide, index) => (
              <li key={`${index}-${slide.title}`} className={styles.item} data-slide>
                <SlideView id={`${id}-${index + 1}`} slide={slide} level={title ? 3 : 2} />
              </li>
            ))}
          </ul>
        </div>
        {!isAlone && <Controls slides={slides} rotates={showDuration > 0} />}
      </div>
    </Section>
  );
}
