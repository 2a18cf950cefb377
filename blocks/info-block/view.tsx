import type { ViewProps } from '#registry/define-block';
import { Icon } from '#blocks/ui/icon';
import { Link } from '#blocks/ui/link';
import { Section } from '#blocks/ui/section';
import { ui } from '#blocks/ui/text/ru/ui';
import type { block, InfoBanner } from './block';
import { AB_OLD } from './variants';
import styles from './view.module.css';

const LABEL = 'Объявление';

function Words({ banner, linkText }: { banner: InfoBanner; linkText: string }) {
  const { title, text, url, erid } = banner;
  return (
    <div className={styles.words}>
      <p className={styles.text}>
        {title && <strong>{title}. </strong>}
        {text}
      </p>
      {url !== null && (
        <p className={styles.link}>
          <Link href={url} data-info-link="">
            {linkText}
          </Link>
        </p>
      )}
      {erid !== null && <p className={styles.erid}>Реклама. erid: {erid}</p>}
    </div>
  );
}

export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { abValue, experiment, linkText } = props;
  if (data === null) return null;
  const variant = abValue ?? data.template;
  // The visitor's own value is in a cookie: the page is the same for all, so the script shows the block.
  if (variant === AB_OLD && experiment === undefined) return null;
  return (
    <Section id={id} rhythm="none" label={LABEL}>
      <div
        hidden={experiment !== undefined}
        className={styles.place}
        data-info-block={variant}
        data-experiment={experiment}
      >
        <div className={styles.bar} data-tone="violet-soft" data-banner={data.id ?? undefined}>
          <Icon name="info" className={styles.icon} />
          <Words banner={data} linkText={linkText} />
          <button type="button" hidden className={styles.close} aria-label={ui.close} data-info-close="">
            <Icon name="close" size="s" />
          </button>
        </div>
      </div>
    </Section>
  );
}
