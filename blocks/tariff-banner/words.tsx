import { Heading } from '#blocks/ui/heading';
import { Notice } from '#blocks/ui/notice';
import { ProductBadges } from '#blocks/ui/products/product-badges';
import { RichText } from '#blocks/ui/rich-text';
import { Text } from '#blocks/ui/text';
import { ARCHIVE_WARNINGS } from '#schemas/products/archived';
import type { TariffBannerData } from './banner-data';
import styles from './words.module.css';

/** What the tariff is: its line, badges, the page's one h1, texts; the warning of a closed one (TRF-261). */
export function Words({ id, banner: { title, tariff } }: { id: string; banner: TariffBannerData }) {
  return (
    <div className={styles.words}>
      {tariff?.isArchived && (
        <Notice kind="warning" role="note" className={styles.warning}>
          <strong>{tariff.alert ?? ARCHIVE_WARNINGS.tariff}</strong>
        </Notice>
      )}
      {tariff && <ProductBadges id={id} badges={tariff.badges} className={styles.badges} />}
      {tariff?.line && (
        <Text look="small" tone="muted" className={styles.line}>
          {tariff.line}
        </Text>
      )}
      <Heading level={1}>{tariff?.title || title}</Heading>
      {tariff?.text && (
        <Text look="lead" className={styles.text}>
          {tariff.text}
        </Text>
      )}
      {tariff?.html && <RichText html={tariff.html} className={styles.html} />}
    </div>
  );
}
