import type { ViewProps } from '#registry/define-block';
import { Card } from '#blocks/ui/card';
import { Grid } from '#blocks/ui/grid';
import { Link } from '#blocks/ui/link';
import { Picture } from '#blocks/ui/picture';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { SideBanner } from '#schemas/products/tariff-information';
import type { block } from './block';
import styles from './view.module.css';

/** The operator gives a bare address: the picture is drawn in the frame of a card. */
const FRAME = { width: 480, height: 320, alt: '' };

function Banner({ banner: { title, image, url } }: { banner: SideBanner }) {
  return (
    <Card padding="none" tone="sunken" interactive={url !== null} className={styles.banner}>
      {image !== null && (
        <div className={styles.media}>
          <Picture image={{ ...FRAME, src: image }} fit="cover" sizes="160px" />
        </div>
      )}
      <Text strong className={styles.title}>
        {url === null ? (
          title
        ) : (
          <Link href={url} look="quiet" stretched>
            {title}
          </Link>
        )}
      </Text>
    </Card>
  );
}

/** Beside what the page is about: an `aside`, and nothing where the operator gives no banners. */
export default function View({ id, props, data }: ViewProps<typeof block>) {
  if (data.length === 0) return null;
  return (
    <aside aria-label={props.title}>
      <Section id={id} rhythm="tight" title={props.title}>
        <Grid as="ul" columns={3}>
          {data.map((banner, index) => (
            <li key={`${index}-${banner.title}`}>
              <Banner banner={banner} />
            </li>
          ))}
        </Grid>
      </Section>
    </aside>
  );
}
