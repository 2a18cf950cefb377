import type { ViewProps } from '#registry/define-block';
import { Breadcrumbs } from '#blocks/ui/breadcrumbs';
import { classNames } from '#blocks/ui/class-names';
import type { block } from './block';
import { Media } from './media';
import { Words } from './words';
import styles from './view.module.css';

type Props = ViewProps<typeof block>['props'];

/**
 * The attributes that give the header its colours. `light` follows the visitor's theme, except where the text
 * lies on the picture itself: a picture does not turn dark with the theme, so its text may not turn light.
 */
function toneOf({ color, type }: Props): { 'data-tone'?: string; 'data-theme'?: string } {
  if (color === 'green') return { 'data-tone': 'brand' };
  if (color === 'violet') return { 'data-tone': 'accent' };
  if (color === 'dark') return { 'data-theme': 'dark' };
  return type === 'photo' ? { 'data-theme': 'light' } : {};
}

export default function View({ id, props, data }: ViewProps<typeof block>) {
  const path = data.map(({ title, url }) => ({ text: title, url }));
  const tone = toneOf(props);
  const isPanel = props.type === 'photo';
  const hasMedia = props.image !== undefined || props.videoSrc !== undefined;
  return (
    <header
      id={id}
      {...(!isPanel && tone)}
      className={classNames(
        styles.header,
        styles[props.type],
        props.color !== 'light' && !isPanel && styles.toned,
        !hasMedia && styles.bare,
      )}
    >
      {path.length > 0 && (
        <div className={styles.path}>
          <Breadcrumbs items={path} />
        </div>
      )}
      <div className={styles.layout} {...(isPanel && tone)}>
        <Words props={props} className={styles.words} />
        {hasMedia && (
          <div className={styles.media}>
            <Media props={props} />
          </div>
        )}
      </div>
    </header>
  );
}
