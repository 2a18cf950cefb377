import type { ViewProps } from '#registry/define-block';
import { Breadcrumbs } from '#blocks/ui/breadcrumbs';
import { classNames } from '#blocks/ui/class-names';
import type { block } from './block';
import overPicture from './over-picture.module.css';
import { Media, Words } from './parts';
import styles from './view.module.css';

type Props = ViewProps<typeof block>['props'];

/**
 * The attributes that give the header its colours. `light` follows the visitor's theme, except where the text
 * lies on a picture that does not turn dark with the theme: then its text may not turn light.
 */
function toneOf({ color, type, image }: Props): { 'data-tone'?: string; 'data-theme'?: string } {
  if (color === 'green') return { 'data-tone': 'brand' };
  if (color === 'violet') return { 'data-tone': 'accent' };
  if (color === 'dark') return { 'data-theme': 'dark' };
  return type === 'photo' && !image?.darkens ? { 'data-theme': 'light' } : {};
}

/** What a composition with styles of its own adds to a part. */
function own(type: Props['type'], part: 'path' | 'layout' | 'words' | 'media' | 'bare'): string | undefined {
  return type === 'photo' || type === 'imgvideo' ? overPicture[part] : undefined;
}

export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { type, color, image, videoSrc } = props;
  const path = data.map(({ title, url }) => ({ text: title, url }));
  const tone = toneOf(props);
  const isPanel = type === 'photo';
  const hasMedia = image !== undefined || videoSrc !== undefined;
  return (
    <header
      id={id}
      data-header
      {...(!isPanel && tone)}
      className={classNames(
        styles.header,
        styles[type] ?? overPicture[type],
        color !== 'light' && !isPanel && styles.toned,
        !hasMedia && classNames(styles.bare, own(type, 'bare')),
      )}
    >
      {path.length > 0 && (
        <div className={classNames(styles.path, own(type, 'path'))}>
          <Breadcrumbs items={path} />
        </div>
      )}
      <div className={classNames(styles.layout, own(type, 'layout'))} {...(isPanel && tone)}>
        <Words props={props} className={classNames(styles.words, own(type, 'words'))} />
        {hasMedia && (
          <div className={classNames(styles.media, own(type, 'media'))}>
            <Media props={props} />
          </div>
        )}
      </div>
    </header>
  );
}
