import type { ViewProps } from '#registry/define-block';
import { Badge } from '#blocks/ui/badge';
import { Breadcrumbs } from '#blocks/ui/breadcrumbs';
import { ButtonLink } from '#blocks/ui/button';
import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { BannerPicture } from '#blocks/ui/products/banner-picture';
import { PriceBlock } from '#blocks/ui/products/price-block';
import { ProductBadges } from '#blocks/ui/products/product-badges';
import { Text } from '#blocks/ui/text';
import { CLOSED_OPTION_BADGE } from '#schemas/products/service-card';
import type { block } from './block';
import styles from './view.module.css';

type Props = ViewProps<typeof block>;

/** What the page is about, what it costs and the button; the name of the page alone while the operator is silent. */
export default function View({ id, props, data }: Props) {
  const { image, tone } = props;
  const path = data.breadcrumbs.map(({ title, url }) => ({ text: title, url }));
  return (
    <header id={id} className={styles.header}>
      <div className={styles.inner}>
        <Breadcrumbs items={path} />
        <div data-tone={tone} className={classNames(styles.panel, image && styles.pictured)}>
          <div className={styles.words}>
            <Words id={id} props={props} data={data} />
          </div>
          {image && (
            <div className={styles.media}>
              <BannerPicture image={image} />
            </div>
          )}
        </div>
      </div>
    </header>
  );
}

function Words({ id, props, data: { option, pageTitle } }: Props) {
  if (option === null) return <Heading level={1}>{pageTitle}</Heading>;
  const { title, text, price, priceTooltip, priceBadges, badges, isArchive } = option;
  return (
    <>
      {isArchive ? (
        <p className={styles.badges}>
          <Badge tone="warning">{CLOSED_OPTION_BADGE}</Badge>
        </p>
      ) : (
        <ProductBadges id={`${id}-badges`} badges={badges} className={styles.badges} />
      )}
      <Heading level={1}>{title}</Heading>
      {text !== '' && (
        <Text look="lead" className={styles.text}>
          {text}
        </Text>
      )}
      <PriceBlock
        id={id}
        price={price}
        tooltip={priceTooltip}
        badges={priceBadges}
        size="l"
        className={styles.price}
      />
      <Actions props={props} isArchive={isArchive} />
    </>
  );
}

function Actions({ props, isArchive }: { props: Props['props']; isArchive: boolean }) {
  const { connectPopupId, connectText, link } = props;
  const isConnected = connectPopupId !== undefined && !isArchive;
  if (!isConnected && link === undefined) return null;
  return (
    <div className={styles.actions}>
      {isConnected && (
        <ButtonLink href={`#${connectPopupId}`} size="l" wide="phone" data-popup={connectPopupId}>
          {connectText}
        </ButtonLink>
      )}
      {link && (
        <ButtonLink href={link.url} size="l" wide="phone" variant="secondary" newWindow={link.newWindow}>
          {link.text}
        </ButtonLink>
      )}
    </div>
  );
}
