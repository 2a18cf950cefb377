import { Card } from '#blocks/ui/card';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { Grid } from '#blocks/ui/grid';
import { useFlowField } from '../kit/engine/flow-context';
import type { Gift } from './contract';
import styles from './event-gift.module.css';
import { EVENT_TEXTS } from './texts';

interface GiftChoiceProps {
  gifts: readonly Gift[];
  /** The id of the chosen one; empty for none. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** One gift of several, as cards with a radio button each; a press anywhere on a card chooses it. */
export function GiftChoice({ gifts, chosen, onChoose }: GiftChoiceProps) {
  const { id, error } = useFlowField('giftId');
  return (
    <ChoiceGroup id={id} legend={EVENT_TEXTS.choose} error={error}>
      <Grid>
        {gifts.map((gift) => (
          <Card key={gift.id} highlighted={chosen === gift.id} className={styles.gift}>
            <Checkbox
              id={`${id}-${gift.id}`}
              kind="radio"
              name="giftId"
              value={gift.id}
              label={gift.title}
              hint={gift.description}
              checked={chosen === gift.id}
              onChange={() => onChoose(gift.id)}
            />
          </Card>
        ))}
      </Grid>
    </ChoiceGroup>
  );
}
