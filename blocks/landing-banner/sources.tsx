import type { ViewProps } from '#registry/define-block';
import { below, from } from '#blocks/ui/breakpoints';
import type { block } from './block';
import styles from './sources.module.css';

type SourceSet = NonNullable<ViewProps<typeof block>['props']['sources']>;

/** One picture in up to four crops; a crop that is missing is stood in for by the next narrower or wider one. */
export function Sources({ sources, alt }: { sources: SourceSet; alt: string }) {
  const { phone, tablet, desktop, wide } = sources;
  return (
    <picture className={styles.picture}>
      <source media={below('mobileBig')} srcSet={phone.src} width={phone.width} height={phone.height} />
      {tablet && (
        <source
          media={below('desktopSmall')}
          srcSet={tablet.src}
          width={tablet.width}
          height={tablet.height}
        />
      )}
      {wide && (
        <source media={from('desktopBig')} srcSet={wide.src} width={wide.width} height={wide.height} />
      )}
      <img
        src={desktop.src}
        width={desktop.width}
        height={desktop.height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
