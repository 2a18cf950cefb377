import { Card } from '#blocks/ui/card';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { Grid } from '#blocks/ui/grid';
import { useFlowField } from '../engine/flow-context';
import styles from './choice-cards.module.css';

interface Choosable {
  id: string;
  title: string;
  hint: string;
}

interface ChoiceCardsProps {
  /** What the form posts the chosen one's id as. */
  name: string;
  legend: string;
  choices: readonly Choosable[];
  /** The id of the chosen one; empty for none. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** One of several, as cards with a radio button each; a press anywhere on a card chooses it. */
export function ChoiceCards({ name, legend, choices, chosen, onChoose }: ChoiceCardsProps) {
  const { id, error } = useFlowField(name);
  return (
    <ChoiceGroup id={id} legend={legend} error={error}>
      <Grid>
        {choices.map((choice) => (
          <Card key={choice.id} highlighted={chosen === choice.id} className={styles.choice}>
            <Checkbox
              id={`${id}-${choice.id}`}
              kind="radio"
              name={name}
              value={choice.id}
              label={choice.title}
              hint={choice.hint}
              checked={chosen === choice.id}
              onChange={() => onChoose(choice.id)}
            />
          </Card>
        ))}
      </Grid>
    </ChoiceGroup>
  );
}
