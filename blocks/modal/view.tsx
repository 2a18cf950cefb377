import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { Overlay } from '#blocks/ui/overlay';
import { Picture } from '#blocks/ui/picture';
import { RichText } from '#blocks/ui/rich-text';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

export default function View({ id, props, children }: ViewProps<typeof block>) {
  const { popupId, title, image, text, link, onPhone, size, openText } = props;
  return (
    <Section id={id === popupId ? undefined : id} rhythm={openText ? 'tight' : 'none'}>
      {openText && (
        <ButtonLink href={`#${popupId}`} variant="secondary" wide="phone" data-popup={popupId}>
          {openText}
        </ButtonLink>
      )}
      <Overlay id={popupId} title={title} variant={onPhone === 'sheet' ? 'sheet' : 'modal'} size={size}>
        <div className={styles.content}>
          {image && <Picture image={image} rounded="card" />}
          {text && <RichText html={text} />}
          {children && <div className={styles.children}>{children}</div>}
          {link && (
            <ButtonLink href={link.url} newWindow={link.newWindow} wide="phone">
              {link.text}
            </ButtonLink>
          )}
        </div>
      </Overlay>
    </Section>
  );
}
