import type { CardAddOn } from '#schemas/products/tariff-card';
import { formatPrice } from '../text/format-price';
import { SwitchLine } from './switch-line';
import styles from './switch-line.module.css';

/** Add-ons are paid for every 30 days (TRF-236). */
const ADD_ON_PERIOD = 'за\u00a030\u00a0дней';

export type AddOnSwitchProps = {
  /** Unique on the page. */
  id: string;
  addOn: CardAddOn;
};

/** Adds something paid to the price of a tariff. */
export function AddOnSwitch({ id, addOn }: AddOnSwitchProps) {
  const { id: option, title, amountKopecks, oldAmountKopecks } = addOn;
  return (
    <div className={styles.part} data-add-on={amountKopecks} data-option={option}>
      <SwitchLine id={`${id}-add-on`} kind="add-on" title={title}>
        +&nbsp;{formatPrice(amountKopecks)} {ADD_ON_PERIOD}
        {oldAmountKopecks !== undefined && ` вместо\u00a0${formatPrice(oldAmountKopecks)}`}
      </SwitchLine>
    </div>
  );
}
