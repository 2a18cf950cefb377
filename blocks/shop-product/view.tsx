import type { ViewProps } from '#registry/define-block';
import type { Delivery } from '#schemas/products/receiving';
import { isAvailable, type ShopCard as Card } from '#schemas/products/shop-card';
import { Badge } from '#blocks/ui/badge';
import { ButtonLink } from '#blocks/ui/button';
import { ChipLinks, type ChipLink } from '#blocks/ui/chip-links';
import { Heading } from '#blocks/ui/heading';
import { Notice } from '#blocks/ui/notice';
import { Price } from '#blocks/ui/price';
import { AddToCart } from '#blocks/ui/products/add-to-cart';
import { ShopCard } from '#blocks/ui/products/shop-card';
import { Section } from '#blocks/ui/section';
import { Row, Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { block, ProductData } from './block';
import { texts, toMemoryText, toSalonsText } from './texts';
import styles from './view.module.css';

const PICTURE_SIZE = 480;

export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { card, others } = data;
  if (card === null) return <NoProduct id={id} />;
  const { img, price, oldPrice, badges } = card;
  const isOffered = isAvailable(card) && price !== null;
  return (
    <>
      <Section id={id} rhythm="tight" label={card.title}>
        <div className={styles.product}>
          <div className={styles.picture}>
            {img !== '' && (
              <img
                src={img}
                alt={card.title}
                width={PICTURE_SIZE}
                height={PICTURE_SIZE}
                fetchPriority="high"
              />
            )}
          </div>
          <Stack gap={5}>
            <Stack gap={2} align="start">
              {badges.map(({ id: badge, type }) => (
                <Badge key={badge}>{type}</Badge>
              ))}
              <Heading level={1} look="title">
                {card.title}
              </Heading>
            </Stack>
            <Choice label={texts.memory} links={toMemories(data)} />
            <Choice label={texts.colour} links={toColours(data)} />
            {price !== null && (
              <Price
                amountKopecks={price}
                {...(oldPrice !== null && { oldAmountKopecks: oldPrice })}
                size="l"
              />
            )}
            {isOffered ? (
              <>
                <Row gap={3} align="start">
                  <ButtonLink href={data.buyHref} size="l" wide="phone">
                    {props.buttonText}
                  </ButtonLink>
                  <AddToCart product={card.id} size="l" />
                </Row>
                <Receiving data={data} />
              </>
            ) : (
              <Notice kind="warning">{texts.absent}</Notice>
            )}
            <Params params={data.params} />
          </Stack>
        </div>
      </Section>
      <Others id={id} card={card} others={others} />
    </>
  );
}

function NoProduct({ id }: { id: string }) {
  return (
    <Section id={id} rhythm="tight" label={texts.none}>
      <Stack gap={4} align="start">
        <Heading level={1} look="title">
          {texts.none}
        </Heading>
        <Text>{texts.noneText}</Text>
        <ButtonLink href="/shop">{texts.toShop}</ButtonLink>
      </Stack>
    </Section>
  );
}

function Choice({ label, links }: { label: string; links: ChipLink[] }) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={label}>
      <Stack gap={2}>
        <Text look="small" tone="muted">
          {label}
        </Text>
        <ChipLinks links={links} />
      </Stack>
    </nav>
  );
}

const toColours = ({ colours }: ProductData): ChipLink[] =>
  colours.map(({ text, href, isCurrent }) => ({ text, url: href, isCurrent }));

const toMemories = ({ memories }: ProductData): ChipLink[] =>
  memories.map(({ memory, href, isCurrent }) => ({ text: toMemoryText(memory), url: href, isCurrent }));

/** SHOP-104 to SHOP-109, of the visitor's region. */
function Receiving({ data: { deliveries, salons } }: { data: ProductData }) {
  return (
    <div>
      <Heading level={2} look="lead">
        {texts.receiving}
      </Heading>
      <ul className={styles.ways}>
        {deliveries.map((delivery) => (
          <li key={delivery.kind}>{toDeliveryText(delivery)}</li>
        ))}
        {salons > 0 && <li>{texts.pickup(toSalonsText(salons))}</li>}
      </ul>
    </div>
  );
}

const toDeliveryText = ({ kind, amountKopecks }: Delivery): string =>
  `${texts[kind]}, ${amountKopecks === 0 ? texts.free : formatPrice(amountKopecks)}`;

function Params({ params }: Pick<ProductData, 'params'>) {
  if (params.length === 0) return null;
  return (
    <div>
      <Heading level={2} look="lead">
        {texts.params}
      </Heading>
      <dl className={styles.params}>
        {params.map(({ title, value }) => (
          <div key={title} className={styles.param}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Others({ id, card, others }: { id: string; card: Card; others: readonly Card[] }) {
  if (others.length === 0) return null;
  return (
    <Section
      id={`${id}-others`}
      rhythm="tight"
      title={isAvailable(card) ? texts.accessories : texts.alternatives}
    >
      <ul className={styles.others}>
        {others.map((other) => (
          <li key={other.id}>
            <ShopCard card={other} canAdd={isAvailable(card)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
