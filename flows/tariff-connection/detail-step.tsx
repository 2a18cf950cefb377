import { Button } from '#blocks/ui/button';
import { Card } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Price } from '#blocks/ui/price';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatDate } from '#blocks/ui/text/format-date';
import { formatPrice } from '#blocks/ui/text/format-price';
import { ui } from '#blocks/ui/text/ru/ui';
import { ConnectionNotice } from '../kit/connection/connection-notice';
import { StepCount } from '../kit/connection/step-count';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { PhoneNumber } from '../kit/phone/phone-number';
import type { Preview, Previewed, PreviewOption, Props } from './contract';
import { STEPS_BEFORE_SUCCESS, type States } from './machine';
import { TARIFF_TEXTS } from './tariff-texts';
import styles from './view.module.css';

/** Prices of add-ons are for 30 days (d2 §9). */
const OPTION_PERIOD = 'за 30\u00a0дней';

/** What it costs and brings, before anything is charged (CONN-403, CONN-229). */
export function DetailStep({ data, props, heading, isPending }: StateViewProps<States['detail'], Props>) {
  const { preview, price, msisdn, chosen, isOtherPrice } = data;
  const isChange = props.action === 'change';
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <StepTitle heading={heading}>
          {isChange ? 'Проверьте и смените тариф' : 'Проверьте и подключите'}
        </StepTitle>
        <StepCount code={2} of={STEPS_BEFORE_SUCCESS} />
      </Stack>
      <div>
        {preview.caption && (
          <Text look="small" tone="muted">
            {preview.caption}
          </Text>
        )}
        <Text strong>
          «{preview.title || data.tariff.title}» на&nbsp;номере <PhoneNumber msisdn={msisdn} />
          {preview.dateFrom && <>, с&nbsp;{formatDate(preview.dateFrom)}</>}
        </Text>
        {chosen && <Text strong>{chosen}</Text>}
        {preview.description && <Text>{preview.description}</Text>}
      </div>
      {isOtherPrice && isChange && <ConnectionNotice kind="warning" texts={[TARIFF_TEXTS.otherPrice]} />}
      <Card tone="sunken">
        <Stack gap={5}>
          {isChange ? <ChangePrices preview={preview} /> : <NewPrices preview={preview} price={price} />}
        </Stack>
      </Card>
      <Options title="Подключим вместе с тарифом" options={preview.added} />
      <Options title="Останется" options={preview.kept} />
      {preview.note && <Text tone="muted">{preview.note}</Text>}
      {preview.url && (
        <Link href={preview.url} kind="external">
          Подробнее о&nbsp;тарифе
        </Link>
      )}
      <FlowForm action="change">
        <Button type="submit" wide="phone" busy={isPending}>
          {isChange ? 'Сменить тариф' : 'Подключить'}
        </Button>
      </FlowForm>
      <LocalEvent event="BACK">Назад</LocalEvent>
    </Stack>
  );
}

/** The operator's own sums: what goes now, of what, and what comes every month. */
function ChangePrices({ preview: { charge, priceKopecks, period } }: { preview: Preview }) {
  return (
    <>
      {charge.amountKopecks !== null && (
        <Stack gap={3}>
          <Sum title={charge.title || 'Спишем сейчас'} amountKopecks={charge.amountKopecks} size="l" />
          {charge.parts.length > 1 && (
            <ul className={styles.rows}>
              {charge.parts.map(({ title, description, amountKopecks }) => (
                <Row key={title} name={title} note={description} price={amountKopecks} />
              ))}
            </ul>
          )}
          {charge.description && (
            <Text look="small" tone="muted">
              {charge.description}
            </Text>
          )}
        </Stack>
      )}
      {priceKopecks !== null && (
        <Sum title="Абонентская плата тарифа" amountKopecks={priceKopecks} period={period} size="m" />
      )}
    </>
  );
}

/** For who connects for the first time the tariff's own price holds. */
function NewPrices({ preview, price }: Pick<Previewed, 'preview' | 'price'>) {
  if (price === null) return <ChangePrices preview={preview} />;
  return (
    <div>
      <Text look="small" tone="muted">
        Абонентская плата
      </Text>
      <Price {...price} size="l" />
    </div>
  );
}

interface SumProps {
  title: string;
  amountKopecks: number;
  period?: string;
  size: 'm' | 'l';
}

function Sum({ title, amountKopecks, period, size }: SumProps) {
  return (
    <div>
      <Text look="small" tone="muted">
        {title}
      </Text>
      <Price amountKopecks={amountKopecks} size={size} {...(period && { period })} />
    </div>
  );
}

function Options({ title, options }: { title: string; options: readonly PreviewOption[] }) {
  if (options.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} look="lead">
        {title}
      </Heading>
      <ul className={styles.rows}>
        {options.map((option) => (
          <Row
            key={option.id}
            name={option.name}
            note={toNote(option)}
            price={option.priceKopecks}
            period={OPTION_PERIOD}
          />
        ))}
      </ul>
    </Stack>
  );
}

/** What connecting costs, and the operator's own labels. */
function toNote({ labels, connectKopecks }: PreviewOption): string {
  const notes = [
    ...labels.filter((label) => label !== ui.free),
    ...(connectKopecks ? [`подключение ${formatPrice(connectKopecks)}`] : []),
  ];
  return notes.join(', ');
}

interface RowProps {
  name: string;
  note: string;
  price: number | null;
  /** How long the price holds; nothing where it is paid once. */
  period?: string;
}

function Row({ name, note, price, period }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {price !== null && (
        <span className={styles.price}>
          {price === 0 ? ui.free : formatPrice(price)}
          {period && price > 0 && <span className={styles.note}>{period}</span>}
        </span>
      )}
    </li>
  );
}
