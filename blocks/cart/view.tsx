import type { ReactNode } from 'react';
import type { ViewProps } from '#registry/define-block';
import { CART_ORDER_PATH, CART_PATH, mostOf, toCount } from '#schemas/products/cart';
import { ORDERS_PATH } from '#schemas/products/orders-page';
import { isEsim, toCartTotal, toLineSum, type CartItem } from '#schemas/products/ordered-product';
import { Badge } from '#blocks/ui/badge';
import { Button, ButtonLink } from '#blocks/ui/button';
import { Card } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { Section } from '#blocks/ui/section';
import { Row, Stack } from '#blocks/ui/stack';
import { SumList } from '#blocks/ui/sum-list';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { block, CartData } from './block';
import { texts, toCountText, toRemovedText, toRepricedText, toWasText } from './texts';
import styles from './view.module.css';

const PICTURE_SIZE = 96;

/** Every button is a form of its own that is sent to the cart: scripts only spare the visitor the new page. */
export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { items } = data;
  return (
    <Section id={id} rhythm="tight" label={texts.label}>
      <div data-cart data-count={toCount(items)}>
        <News id={id} data={data} />
        {items.length === 0 ? (
          <Empty text={props.emptyText} />
        ) : (
          <div className={styles.layout}>
            <ul className={styles.lines}>
              {items.map((item) => (
                <Line key={item.line} id={id} item={item} />
              ))}
            </ul>
            <Summary id={id} items={items} buttonText={props.buttonText} />
          </div>
        )}
      </div>
      {items.length > 0 && (
        <p className={styles.orders}>
          <Link href={ORDERS_PATH}>{texts.toOrders}</Link>
        </p>
      )}
      <output className="visually-hidden" data-cart-status />
    </Section>
  );
}

function Empty({ text }: { text: string }) {
  return (
    <Stack gap={4} align="start">
      <Heading level={2} look="title">
        {texts.empty}
      </Heading>
      <Text measured>{text}</Text>
      <Row gap={3}>
        <ButtonLink href="/shop">{texts.toShop}</ButtonLink>
        <ButtonLink href="/tariffs/all" variant="secondary">
          {texts.toTariffs}
        </ButtonLink>
        <ButtonLink href={ORDERS_PATH} variant="ghost">
          {texts.toOrders}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

/** What has changed since the visitor was here last, or came of what they have just done. */
function News({ id, data: { items, removed, note } }: { id: string; data: CartData }) {
  const repriced = items.filter(({ state, wasKopecks }) => state === 'ok' && wasKopecks !== null);
  const isUnknown = items.some(({ state }) => state === 'unknown');
  if (removed === null && note === null && repriced.length === 0 && !isUnknown) return null;
  return (
    <div className={styles.news} data-cart-news>
      {removed !== null && (
        <Notice kind="success" action={<Undo id={id} line={removed.line} />}>
          {toRemovedText(removed.title)}
        </Notice>
      )}
      {note !== null && <Notice kind="warning">{texts[note]}</Notice>}
      {repriced.length > 0 && (
        <Notice kind="warning" title={texts.priceTitle}>
          {repriced.map(({ line, title, wasKopecks, amountKopecks }) => (
            <p key={line}>
              {toRepricedText(title, formatPrice(wasKopecks ?? 0), formatPrice(amountKopecks))}
            </p>
          ))}
        </Notice>
      )}
      {isUnknown && (
        <Notice kind="warning" title={texts.unknownTitle}>
          {texts.unknownText}
        </Notice>
      )}
    </div>
  );
}

interface ChangeProps {
  change: 'quantity' | 'remove' | 'restore';
  lines: readonly string[];
  className?: string | undefined;
  children: ReactNode;
}

function Change({ change, lines, className, children }: ChangeProps) {
  return (
    <form method="post" action={CART_PATH} className={className}>
      <input type="hidden" name="change" value={change} />
      {lines.map((line) => (
        <input key={line} type="hidden" name="line" value={line} />
      ))}
      {children}
    </form>
  );
}

function Undo({ id, line }: { id: string; line: string }) {
  return (
    <Change change="restore" lines={[line]}>
      <Button type="submit" variant="ghost" id={`${id}-undo`}>
        {texts.undo}
      </Button>
    </Change>
  );
}

function Line({ id, item }: { id: string; item: CartItem }) {
  const { line, kind, title, href, state, img } = item;
  return (
    <li className={styles.line} data-line={line}>
      <div className={styles.picture}>
        {img === '' ? (
          <Icon name={kind === 'sim' ? 'sim' : 'smartphone'} />
        ) : (
          <img src={img} alt="" width={PICTURE_SIZE} height={PICTURE_SIZE} />
        )}
      </div>
      <div className={styles.words}>
        <Link href={href} look="quiet" id={`${id}-title-${line}`}>
          {title}
        </Link>
        <LineNotes item={item} />
      </div>
      {state !== 'gone' && <Cost item={item} />}
      <div className={styles.tools}>
        {state !== 'gone' && mostOf(kind) > 1 && <Quantity id={id} item={item} />}
        <Change change="remove" lines={[line]} className={styles.remove}>
          <Button type="submit" variant="ghost" id={`${id}-remove-${line}`}>
            {texts.remove}
            <span className="visually-hidden"> «{title}»</span>
          </Button>
        </Change>
      </div>
    </li>
  );
}

function LineNotes({ item }: { item: CartItem }) {
  const { kind, state, monthlyKopecks } = item;
  if (state === 'gone') return <Text tone="warning">{texts.gone}</Text>;
  if (kind !== 'sim') return null;
  return (
    <>
      {isEsim(item) && <Badge>{texts.esim}</Badge>}
      <Text look="small" tone="muted">
        {monthlyKopecks !== null && `${formatPrice(monthlyKopecks)} за\u00a030\u00a0дней. `}
        {texts.simTitle}.
      </Text>
    </>
  );
}

function Cost({ item }: { item: CartItem }) {
  const { amountKopecks, quantity, wasKopecks } = item;
  return (
    <div className={styles.cost}>
      <Text strong>{toSum(toLineSum(item))}</Text>
      {quantity > 1 && (
        <Text look="small" tone="muted">
          {formatPrice(amountKopecks)} {texts.each}
        </Text>
      )}
      {wasKopecks !== null && (
        <Text look="small" tone="muted">
          {toWasText(formatPrice(wasKopecks))}
        </Text>
      )}
    </div>
  );
}

const toSum = (kopecks: number): string => (kopecks === 0 ? texts.free : formatPrice(kopecks));

/** Each press sends the quantity that is wanted, not a step: sent twice, it is the same. */
function Quantity({ id, item }: { id: string; item: CartItem }) {
  const { line, kind, title, quantity } = item;
  return (
    <Change change="quantity" lines={[line]} className={styles.quantity}>
      <button
        type="submit"
        name="quantity"
        value={quantity - 1}
        disabled={quantity === 1}
        id={`${id}-less-${line}`}
        className={styles.step}
      >
        <Icon name="minus" label={`${texts.less}: ${title}`} />
      </button>
      <output aria-label={`${texts.quantity}: ${title}`}>{quantity}</output>
      <button
        type="submit"
        name="quantity"
        value={quantity + 1}
        disabled={quantity >= mostOf(kind)}
        id={`${id}-more-${line}`}
        className={styles.step}
      >
        <Icon name="plus" label={`${texts.more}: ${title}`} />
      </button>
    </Change>
  );
}

interface SummaryProps {
  id: string;
  items: readonly CartItem[];
  buttonText: string;
}

/** The total line by line (ORD-172), as far as it is known before the order. */
function Summary({ id, items, buttonText }: SummaryProps) {
  const gone = items.filter(({ state }) => state === 'gone');
  const offered = items.filter(({ state }) => state !== 'gone');
  const count = toCount(offered);
  const counted =
    count === 0 ? [] : [{ id: 'goods', title: toCountText(count), sum: toSum(toCartTotal(offered)) }];
  const fees = offered.flatMap(({ line, monthlyKopecks }) =>
    monthlyKopecks === null
      ? []
      : [{ id: `fee-${line}`, title: texts.monthly, sum: formatPrice(monthlyKopecks) }],
  );
  return (
    <Card padding="l" className={styles.summary}>
      <Stack gap={4}>
        <Heading level={2} look="lead">
          {texts.summary}
        </Heading>
        <SumList
          rows={[...counted, ...fees]}
          total={{ id: 'total', title: texts.total, sum: formatPrice(toCartTotal(items)) }}
        />
        {gone.length > 0 ? <RemoveGone id={id} gone={gone} /> : <Order id={id} text={buttonText} />}
        <Text look="small" tone="muted">
          {texts.laterNote}
        </Text>
      </Stack>
    </Card>
  );
}

function Order({ id, text }: { id: string; text: string }) {
  return (
    <ButtonLink href={CART_ORDER_PATH} size="l" wide="always" id={`${id}-order`}>
      {text}
    </ButtonLink>
  );
}

function RemoveGone({ id, gone }: { id: string; gone: readonly CartItem[] }) {
  return (
    <Notice kind="warning" title={texts.goneTitle}>
      <Stack gap={3} align="start">
        <p>{texts.goneText}</p>
        <Change change="remove" lines={gone.map(({ line }) => line)}>
          <Button type="submit" id={`${id}-remove-gone`}>
            {texts.removeGone}
          </Button>
        </Change>
      </Stack>
    </Notice>
  );
}
