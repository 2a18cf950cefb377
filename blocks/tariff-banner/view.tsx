import type { ViewProps } from '#registry/define-block';
import { Breadcrumbs } from '#blocks/ui/breadcrumbs';
import { ButtonLink } from '#blocks/ui/button';
import { classNames } from '#blocks/ui/class-names';
import { BannerPicture } from '#blocks/ui/products/banner-picture';
import type { block } from './block';
import { Offer } from './offer';
import { PersonalOffer } from './personal-offer';
import { PriceBar } from './price-bar';
import styles from './view.module.css';
import { Words } from './words';

type Banner = ViewProps<typeof block>;

/** v2 lies on a field of its own: grey for what is closed, violet for premium, soft green for the rest. */
function toneOf({ props, data }: Banner): 'violet-soft' | 'soft' | 'sunken' | undefined {
  if (props.variant === 'v1') return undefined;
  if (data.tariff?.isArchived) return 'sunken';
  return data.tariff?.isPremium ? 'violet-soft' : 'soft';
}

export default function View(banner: Banner) {
  const { id, props, data } = banner;
  const { variant, image, portingLink } = props;
  const isOpen = data.tariff !== null && !data.tariff.isArchived;
  const hasPicture = variant === 'v2' && image !== undefined;
  return (
    <header
      id={id}
      data-tone={toneOf(banner)}
      className={classNames(styles.banner, styles[variant], hasPicture && styles.pictured)}
    >
      <div className={styles.path}>
        <Breadcrumbs items={data.breadcrumbs.map(({ title, url }) => ({ text: title, url }))} />
        <div className={styles.back} data-porting-back hidden>
          <ButtonLink href="/mnp" variant="secondary" icon="arrow-left">
            Назад
          </ButtonLink>
        </div>
      </div>
      <div className={styles.layout}>
        <Words id={id} banner={data} />
        <Offer id={id} props={props} tariff={data.tariff} phase={data.phase} />
        {hasPicture && (
          <div className={styles.media}>
            <BannerPicture image={image} />
          </div>
        )}
      </div>
      {isOpen && portingLink && (
        <PersonalOffer id={`${id}-offer`} link={portingLink} tariff={data.tariff?.id ?? ''} />
      )}
      {data.tariff && <PriceBar props={props} tariff={data.tariff} />}
    </header>
  );
}
