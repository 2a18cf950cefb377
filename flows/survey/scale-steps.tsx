import { useState } from 'react';
import type { Answer } from './contract';
import styles from './survey.module.css';

interface ScaleStepsProps {
  /** Of the first step; the others follow from it. */
  id: string;
  name: string;
  answers: readonly Answer[];
  /** The index of the step that is picked at first, as text. */
  start: string;
}

/** Numbers in a row, with words at both ends. */
export function ScaleSteps({ id, name, answers, start }: ScaleStepsProps) {
  const [picked, setPicked] = useState(start);
  const [from, to] = [answers[0]?.note, answers.at(-1)?.note];
  return (
    <>
      <div className={styles.scale}>
        {answers.map(({ label, note }, index) => (
          <label key={index} className={styles.step}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              value={index}
              checked={picked === String(index)}
              onChange={() => setPicked(String(index))}
              className={styles.pick}
            />
            <span className={styles.number}>
              {label}
              {note !== null && <span className="visually-hidden">, {note}</span>}
            </span>
          </label>
        ))}
      </div>
      {(from || to) && (
        <div className={styles.ends} aria-hidden="true">
          <span>{from}</span>
          <span>{to}</span>
        </div>
      )}
    </>
  );
}
