import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm } from '../kit/engine/flow-form';
import { WaitingButton } from '../kit/engine/waiting-button';
import type { Props } from './contract';
import type { States } from './machine';
import { StepFrame } from './order-card';
import styles from './sim-order.module.css';
import { SIM_TEXTS } from './texts';

const PERIOD = 'за\u00a030\u00a0дней';

export function TariffStep({ id, data, props, heading }: StateViewProps<States['tariff'], Props>) {
  const { error, value } = useFlowField('tariff');
  return (
    <StepFrame step="tariff" order={data.order} props={props} heading={heading} title={SIM_TEXTS.tariff}>
      <FlowForm action="chooseTariff">
        <Stack gap={5}>
          <ChoiceGroup
            id={`${id}-tariff`}
            legend={<span className="visually-hidden">{SIM_TEXTS.tariff}</span>}
            hint={data.tariffs.length === 0 ? SIM_TEXTS.noTariffs : undefined}
            error={error}
          >
            {data.tariffs.map(({ id: tariff, title, text, kopecks }) => (
              <Checkbox
                key={tariff}
                id={`${id}-tariff-${tariff}`}
                kind="radio"
                name="tariff"
                value={tariff}
                label={title}
                defaultChecked={value === tariff}
                hint={
                  <>
                    {text !== '' && <span className={styles.about}>{text}</span>}
                    <span className={styles.cost}>
                      {formatPrice(kopecks)} {PERIOD}
                    </span>
                  </>
                }
              />
            ))}
          </ChoiceGroup>
          <WaitingButton reason={null}>{SIM_TEXTS.next}</WaitingButton>
        </Stack>
      </FlowForm>
      <FlowForm action="toNumbers">
        <WaitingButton reason={null} variant="ghost">
          {SIM_TEXTS.chooseNumber}
        </WaitingButton>
      </FlowForm>
    </StepFrame>
  );
}

export function PacksStep({ id, data, props, heading }: StateViewProps<States['packs'], Props>) {
  const { error } = useFlowField('pack');
  const order = { ...data.order, tariff: data.tariff };
  return (
    <StepFrame step="tariff" order={order} props={props} heading={heading} title={SIM_TEXTS.packs}>
      <Text>{SIM_TEXTS.packsText}</Text>
      <FlowForm action="choosePacks" keepsTyped>
        <Stack gap={5}>
          <ChoiceGroup
            id={`${id}-pack`}
            legend={<span className="visually-hidden">{SIM_TEXTS.packs}</span>}
            error={error}
          >
            {data.offered.map(({ id: pack, title, kopecks }) => (
              <Checkbox
                key={pack}
                id={`${id}-pack-${pack}`}
                name="pack"
                value={pack}
                label={title}
                hint={
                  <span className={styles.cost}>
                    {formatPrice(kopecks)} {PERIOD}
                  </span>
                }
              />
            ))}
          </ChoiceGroup>
          <WaitingButton reason={null}>{SIM_TEXTS.next}</WaitingButton>
        </Stack>
      </FlowForm>
      <OtherTariff />
    </StepFrame>
  );
}

export function OtherTariff() {
  return (
    <FlowForm action="toTariffs">
      <WaitingButton reason={null} variant="ghost">
        {SIM_TEXTS.chooseTariff}
      </WaitingButton>
    </FlowForm>
  );
}
