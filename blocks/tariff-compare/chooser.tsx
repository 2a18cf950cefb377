import { Button } from '#blocks/ui/button';
import { Checkbox } from '#blocks/ui/checkbox';
import { Grid } from '#blocks/ui/grid';
import { Price } from '#blocks/ui/price';
import { Text } from '#blocks/ui/text';
import type { CompareData } from './block';
import styles from './chooser.module.css';
import { COMPARE_LIMIT, IDS_PARAMETER } from './compare-address';
import type { OfferedTariff } from './comparison';

function Choice({ id, tariff }: { id: string; tariff: OfferedTariff }) {
  return (
    <li className={styles.choice}>
      <Checkbox
        id={id}
        name={IDS_PARAMETER}
        value={tariff.id}
        label={<span className={styles.title}>{tariff.title}</span>}
        data-choice
      />
      {tariff.text !== undefined && (
        <Text look="small" tone="muted" className={styles.text}>
          {tariff.text}
        </Text>
      )}
      {tariff.price && <Price {...tariff.price} size="s" className={styles.price} />}
      {tariff.priceText !== '' && <span className={styles.fee}>{tariff.priceText}</span>}
    </li>
  );
}

/** All current tariffs, to be ticked; a plain form that leads to the address of the comparison. */
export function Chooser({ id, data: { path, offered } }: { id: string; data: CompareData }) {
  return (
    <form method="get" action={path} data-chooser={COMPARE_LIMIT}>
      <fieldset className={styles.choices} aria-describedby={`${id}-limit`}>
        <legend className="visually-hidden">Тарифы</legend>
        <Grid as="ul" columns={3} lastRow="start">
          {offered.map((tariff, index) => (
            <Choice key={tariff.id} id={`${id}-tariff-${index + 1}`} tariff={tariff} />
          ))}
        </Grid>
      </fieldset>
      <div className={styles.foot}>
        <Button type="submit" wide="phone">
          Сравнить
        </Button>
        <Text look="small" tone="muted" id={`${id}-limit`}>
          {`Отметьте от\u00a0двух до\u00a0четырёх тарифов`}
        </Text>
        <Text as="span" look="small" tone="muted">
          <output data-count />
        </Text>
      </div>
    </form>
  );
}
