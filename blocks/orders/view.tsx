import type { ViewProps } from '#registry/define-block';
import type { KeptOrder } from '#schemas/products/kept-order';
import { ButtonLink } from '#blocks/ui/button';
import { Card } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { OrderPlace } from '#blocks/ui/products/order-place';
import { Section } from '#blocks/ui/section';
import { Stack } from '#blocks/ui/stack';
import { SumList } from '#blocks/ui/sum-list';
import { Text } from '#blocks/ui/text';
import { formatDate } from '#blocks/ui/text/format-date';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { block } from './block';
import { texts, toKeptText, toOrderedText, toTitle } from './texts';
import styles from './view.module.css';

export default function View({ id, props, data: { orders } }: ViewProps<typeof block>) {
  return (
    <Section id={id} rhythm="tight" label={texts.label}>
      {orders.length === 0 ? (
        <Stack gap={4} align="start">
          <Heading level={2} look="title">
            {texts.none}
          </Heading>
          <Text measured>{props.emptyText}</Text>
          <ButtonLink href="/shop">{texts.toShop}</ButtonLink>
        </Stack>
      ) : (
        <Stack gap={5}>
          {orders.map((order) => (
            <Order key={order.number} order={order} />
          ))}
          <Text look="small" tone="muted">
            {texts.kept}
          </Text>
        </Stack>
      )}
    </Section>
  );
}

function Order({ order }: { order: KeptOrder }) {
  const { number, at, lines, totalKopecks, monthlyKopecks, kind, keptDays, hasSim } = order;
  const rows = lines.map(({ id, title, amountKopecks }) => ({ id, title, sum: toSum(amountKopecks) }));
  const monthly = { id: 'monthly', title: texts.monthly, sum: formatPrice(monthlyKopecks ?? 0) };
  return (
    <Card as="article" padding="l">
      <div className={styles.order}>
        <Stack gap={4}>
          <div>
            <Heading level={2} look="subtitle">
              {toTitle(number)}
            </Heading>
            <Text look="small" tone="muted">
              {toOrderedText(formatDate(new Date(at).toISOString(), { look: 'date' }))}
            </Text>
          </div>
          <OrderPlace order={order} />
          {kind === 'self' && <Text look="small">{toKeptText(keptDays)}</Text>}
          {hasSim && <Text look="small">{texts.passport}</Text>}
        </Stack>
        <SumList
          rows={monthlyKopecks === null ? rows : [...rows, monthly]}
          total={{ id: 'total', title: texts.total, sum: formatPrice(totalKopecks) }}
        />
      </div>
    </Card>
  );
}

const toSum = (kopecks: number): string => (kopecks === 0 ? texts.free : formatPrice(kopecks));
