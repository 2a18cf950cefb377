import { useState } from 'react';
import type { Price } from '#schemas/values/price';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { Stack } from '#blocks/ui/stack';
import type { StateViewProps } from '../engine/create-flow-view';
import { useFlow, useFlowField } from '../engine/flow-context';
import { FlowForm } from '../engine/flow-form';
import { WaitingButton } from '../engine/waiting-button';
import { toPriceText } from '../money/price-text';
import { FirstTitle } from './first-title';

interface Choosable {
  id: string;
  title: string;
  price?: Price | null | undefined;
}

const WAITS_FOR = 'Выберите один вариант';

interface ChoiceStepProps extends Pick<StateViewProps<object, unknown>, 'id' | 'heading'> {
  title: string;
  /** False where a window has a title of its own: then the title stands at the choice itself. */
  isTitled: boolean;
  products: readonly Choosable[];
}

/**
 * One of several products (CONN-102). The button waits for a choice, which is done at once; without scripts it is
 * posted, and the server says when one is missing.
 */
export function ChoiceStep(props: ChoiceStepProps) {
  const { id, heading, title, isTitled, products } = props;
  const { raise } = useFlow();
  const { value = '', error } = useFlowField('productId');
  const [chosen, setChosen] = useState(value);
  const isWaiting = chosen === '';
  return (
    <Stack gap={5}>
      <FirstTitle heading={heading} isShown={isTitled}>
        {title}
      </FirstTitle>
      <FlowForm action="choose" onSend={() => raise(`CHOOSE:${chosen}`)}>
        <Stack gap={5}>
          <ChoiceGroup
            id={`${id}-productId`}
            legend={isTitled ? <span className="visually-hidden">{title}</span> : title}
            error={error}
          >
            {products.map((product) => (
              <Checkbox
                key={product.id}
                id={`${id}-product-${product.id}`}
                kind="radio"
                name="productId"
                value={product.id}
                label={product.title}
                hint={product.price && toPriceText(product.price)}
                checked={chosen === product.id}
                onChange={() => setChosen(product.id)}
              />
            ))}
          </ChoiceGroup>
          <WaitingButton reason={isWaiting ? WAITS_FOR : null}>Продолжить</WaitingButton>
        </Stack>
      </FlowForm>
    </Stack>
  );
}
