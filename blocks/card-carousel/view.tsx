import type { ViewProps } from '#registry/define-block';
import { Carousel, CAROUSEL_ITEM_CLASS, CarouselArrows } from '#blocks/ui/carousel/carousel';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import { Slide } from './slide';

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, items } = props;
  return (
    <Section id={id} title={title} action={<CarouselArrows />}>
      <Carousel count={items.length} labelledBy={`${id}-title`}>
        {items.map((slide, index) => (
          <li key={`${index}-${slide.title}`} className={CAROUSEL_ITEM_CLASS}>
            <Slide id={`${id}-${index + 1}`} slide={slide} />
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
