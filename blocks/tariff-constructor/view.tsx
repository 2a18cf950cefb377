import type { ViewProps } from '#registry/define-block';
import { Button } from '#blocks/ui/button';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import { PackAnswers } from './pack-answers';
import { SliderField } from './slider-field';
import styles from './view.module.css';

/**
 * Two sliders and the price of the pack that matches both. Without scripts it is a form of two lists whose answer is
 * this page again; the script puts sliders in place of the lists and shows the answer at once.
 */
export default function View({ id, props, data }: ViewProps<typeof block>) {
  if (data === null) return null;
  const { title, ...words } = props;
  const { tariff, build, choice, path } = data;
  return (
    <Section id={id} title={title}>
      <div className={styles.layout} data-tone="soft" data-of-tariff={tariff}>
        <form method="get" action={`#${id}`} className={styles.form} data-constructor>
          <SliderField id={`${id}-traffic`} name="traffic" slider={build.traffic} at={choice.traffic} />
          <SliderField id={`${id}-calls`} name="calls" slider={build.calls} at={choice.calls} />
          <div className={styles.submit} data-without-scripts>
            <Button type="submit" variant="secondary" wide="phone">
              Посчитать
            </Button>
          </div>
        </form>
        <PackAnswers build={build} choice={choice} path={path} tariff={tariff} words={words} />
        <output className="visually-hidden" data-announcement />
      </div>
    </Section>
  );
}
