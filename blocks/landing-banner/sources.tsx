import type { ViewProps } from '#registry/define-block';
import { below, from } from '#blocks/ui/breakpoints';
import { PAGE_SIZES, toImageAttributes, toLazySizes, toSourceAttributes } from '#blocks/ui/picture-sources';
import type { block } from './block';
import styles from './sources.module.css';

type SourceSet = NonNullable<ViewProps<typeof block>['props']['sources']>;

const SIZES = toLazySizes(PAGE_SIZES);

/** One picture in up to four crops; a crop that is missing is stood in for by the next narrower or wider one. */
export function Sources({ sources, alt }: { sources: SourceSet; alt: string }) {
  const { phone, tablet, desktop, wide } = sources;
  return (
    <picture className={styles.picture}>
      <source media={below('mobileBig')} {...toSourceAttributes(phone, SIZES)} />
      {tablet && <source media={below('desktopSmall')} {...toSourceAttributes(tablet, SIZES)} />}
      {wide && <source media={from('desktopBig')} {...toSourceAttributes(wide, SIZES)} />}
      <img {...toImageAttributes(desktop, SIZES)} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
