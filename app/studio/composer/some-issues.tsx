import { useTexts } from '../texts/use-texts';
import { focusField } from '../fields/focus-field';
import styles from './panels.module.css';
import type { ItemIssue } from './render-request';

interface SomeIssuesProps {
  issues: readonly ItemIssue[];
  /** The root of the ids of the form. */
  root: string;
  /** Before the focus goes to the field: its block has to be chosen first. */
  onFollow?: () => Promise<void>;
}

/** What is wrong with a block, each fault a way to its field. */
export function SomeIssues({ issues, root, onFollow }: SomeIssuesProps) {
  const t = useTexts('composer');
  if (issues.length === 0) return null;
  const follow = async (pointer: string) => {
    await onFollow?.();
    await focusField(root, pointer);
  };
  return (
    <ul className={styles.issues} aria-label={t('issues')}>
      {issues.map(({ pointer, path, message }) => (
        <li key={pointer}>
          <button type="button" className={styles.issue} onClick={() => void follow(pointer)}>
            {path !== '' && <strong>{path}: </strong>}
            {message}
          </button>
        </li>
      ))}
    </ul>
  );
}
