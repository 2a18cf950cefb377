import { useState, type ReactNode } from 'react';
import { CART_PATH } from '#schemas/products/cart';
import { Button } from '#blocks/ui/button';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatPhone } from '#blocks/ui/text/format-phone';
import { formatPrice } from '#blocks/ui/text/format-price';
import { ChipChoice } from '../kit/chips/chip-choice';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm } from '../kit/engine/flow-form';
import { QuietButton } from '../kit/engine/quiet-button';
import { TotalLine, toSum } from '../kit/order/order-step';
import type { Contents, OrderProduct, Props, SimType } from './contract';
import type { Draft, States } from './machine';
import { Step, toReceiptOf } from './step';
import { CHECKOUT_TEXTS } from './texts';
import { ItemList } from './item-list';

const SIM_WORDS: Readonly<Record<SimType, readonly [title: string, text: string]>> = {
  '4FF': [CHECKOUT_TEXTS.plastic, CHECKOUT_TEXTS.plasticText],
  eSIM: [CHECKOUT_TEXTS.esim, CHECKOUT_TEXTS.esimText],
  eSIMOnline: [CHECKOUT_TEXTS.esim, CHECKOUT_TEXTS.esimText],
};

/** What is ordered: the kind of the SIM, its number, and what is done beside it (ORD-107). */
export function ContentsStep(props: StateViewProps<States['contents'], Props>) {
  const { id, data, heading, isPending } = props;
  const { product } = props.props;
  const { draft } = data;
  const [typed, setTyped] = useState<Contents>(draft.contents);
  const receipt = toReceiptOf(props.props, { contents: typed, kind: draft.kind });
  if (product === null) return null;
  const onTick = (form: HTMLFormElement | null) =>
    form !== null && setTyped(readContents(new FormData(form), product, draft));
  return (
    <Step heading={heading} title={CHECKOUT_TEXTS.contents} step={1} receipt={receipt}>
      <div>
        <ItemList items={product.items} />
        {product.monthlyKopecks !== null && (
          <Text tone="muted">
            {formatPrice(product.monthlyKopecks)} {CHECKOUT_TEXTS.period}
          </Text>
        )}
      </div>
      <FlowForm action="chooseContents" keepsTyped>
        <div onChange={({ currentTarget }) => onTick(currentTarget.closest('form'))}>
          <Stack gap={5}>
            <SimChoice id={id} product={product} chosen={draft.contents.sim} />
            <NumberChoice id={id} product={product} draft={draft} />
            <ServiceChoice id={id} product={product} chosen={draft.contents.services} />
            <TotalLine receipt={receipt} />
            <Button type="submit" wide="phone" busy={isPending}>
              {CHECKOUT_TEXTS.next}
            </Button>
          </Stack>
        </div>
      </FlowForm>
      <AddSimToCart product={product} sim={typed.sim} />
    </Step>
  );
}

/** A SIM can wait in the cart, beside other things; what comes from there is not put there again. */
function AddSimToCart({ product: { items }, sim }: { product: OrderProduct; sim: string }) {
  const [item] = items;
  if (item === undefined || item.type !== 'connection' || item.line !== null) return null;
  return (
    <form method="post" action={CART_PATH}>
      <input type="hidden" name="change" value="add" />
      <input type="hidden" name="id" value={item.tariffId} />
      <input type="hidden" name="pack" value={item.packId} />
      <input type="hidden" name="sim" value={sim} />
      <QuietButton type="submit" icon="cart">
        {CHECKOUT_TEXTS.addToCart}
      </QuietButton>
    </form>
  );
}

function readContents(form: FormData, product: OrderProduct, draft: Draft): Contents {
  const goodId = form.get('number');
  const offered = listNumbers(product, draft);
  return {
    sim: product.simTypes.find((type) => type === form.get('sim')) ?? draft.contents.sim,
    number: offered.find((one) => one.goodId === goodId) ?? null,
    services: form.getAll('service').map(String),
  };
}

/** The numbers that are offered, and the one that is held already. */
function listNumbers({ numbers }: OrderProduct, { contents, gone }: Draft) {
  const held = contents.number;
  const offered = numbers.filter(({ msisdn }) => !gone.includes(msisdn));
  return held === null || offered.some(({ goodId }) => goodId === held.goodId) ? offered : [held, ...offered];
}

interface ChoiceProps {
  id: string;
  product: OrderProduct;
}

function SimChoice({ id, product: { simTypes }, chosen }: ChoiceProps & { chosen: string }) {
  if (simTypes.length < 2) return null;
  const checked = simTypes.some((type) => type === chosen) ? chosen : simTypes[0];
  return (
    <ChoiceGroup id={`${id}-sim`} legend={CHECKOUT_TEXTS.sim}>
      {simTypes.map((type) => {
        const [title, text] = SIM_WORDS[type];
        return (
          <Checkbox
            key={type}
            id={`${id}-sim-${type}`}
            kind="radio"
            name="sim"
            value={type}
            label={title}
            hint={text}
            defaultChecked={type === checked}
          />
        );
      })}
    </ChoiceGroup>
  );
}

function NumberChoice({ id, product, draft }: ChoiceProps & { draft: Draft }) {
  const { error } = useFlowField('number');
  const [chosen, setChosen] = useState(draft.contents.number?.goodId ?? '');
  if (product.numbers.length === 0) return null;
  const numbers = listNumbers(product, draft).map(({ msisdn, goodId, amountKopecks }) => ({
    value: goodId,
    label:
      amountKopecks === 0 ? formatPhone(msisdn) : `${formatPhone(msisdn)}, ${formatPrice(amountKopecks)}`,
  }));
  return (
    <ChipChoice
      id={`${id}-number`}
      name="number"
      legend={CHECKOUT_TEXTS.number}
      chips={[{ value: '', label: CHECKOUT_TEXTS.anyNumber }, ...numbers]}
      value={chosen}
      onChange={setChosen}
      error={error}
      isNarrow={false}
    />
  );
}

function ServiceChoice({ id, product: { services }, chosen }: ChoiceProps & { chosen: readonly string[] }) {
  const { error } = useFlowField('service');
  if (services.length === 0) return null;
  return (
    <ChoiceGroup id={`${id}-service`} legend={CHECKOUT_TEXTS.services} error={error}>
      {services.map((service) => (
        <Checkbox
          key={service.id}
          id={`${id}-service-${service.id}`}
          name="service"
          value={service.id}
          label={<WithSum title={service.title} kopecks={service.amountKopecks} />}
          hint={service.text}
          defaultChecked={chosen.includes(service.id)}
        />
      ))}
    </ChoiceGroup>
  );
}

function WithSum({ title, kopecks }: { title: ReactNode; kopecks: number }) {
  return (
    <>
      {title}, {toSum(kopecks)}
    </>
  );
}
